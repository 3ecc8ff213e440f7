export { type ActivityItem, ActivityList, type ActivityListProps } from './ActivityList.tsx';
