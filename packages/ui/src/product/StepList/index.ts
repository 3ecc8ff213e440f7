export { type Step, StepList, type StepListProps } from './StepList.tsx';
