export { type Step, Stepper, type StepperProps } from './Stepper.tsx';
export { type StepperOrientation, stepperOrientations } from './Stepper.variants.ts';
