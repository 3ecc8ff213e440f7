export { PageColumns, type PageColumnsProps, PageHeader, type PageHeaderProps, TileRow, type TileRowProps } from './PageLayout.tsx';
