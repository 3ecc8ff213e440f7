export { Stepper, type StepperProps, type StepperStep } from './Stepper.tsx';
export { type StepperOrientation, stepperOrientations } from './Stepper.variants.ts';
