export { Pager, type PagerProps } from './Pager.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
