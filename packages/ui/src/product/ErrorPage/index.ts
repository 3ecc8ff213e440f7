export { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';
export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage.tsx';
