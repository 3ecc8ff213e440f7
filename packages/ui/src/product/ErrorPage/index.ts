export { ErrorPage, type ErrorPageProps, NotFoundPage, type NotFoundPageProps } from './ErrorPage.tsx';
