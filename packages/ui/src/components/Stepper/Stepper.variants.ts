/** `horizontal` above a wizard's page, folding to "Step 2 of 5" where it is narrow; `vertical` beside it, with room for descriptions. */
export const stepperOrientations = ['horizontal', 'vertical'] as const;
export type StepperOrientation = (typeof stepperOrientations)[number];
