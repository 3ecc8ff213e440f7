export { Divider, type DividerProps, LabelledDivider } from './Divider.tsx';
