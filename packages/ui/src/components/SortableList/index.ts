export { SortableList, type SortableListProps, type SortableMove } from './SortableList.tsx';
