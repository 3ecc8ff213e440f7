export { WizardFrame, type WizardFrameProps, type WizardStep } from './WizardFrame.tsx';
