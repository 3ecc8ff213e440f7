/** The fixed words of a `WizardFrame`. */
export interface WizardFrameTexts {
  /** Names the progress. */
  readonly steps: string;
  /** Where one is, for the ear. @param step from 1 on */
  readonly step: (step: number, count: number, name: string) => string;
  /** The same for the eye. */
  readonly stepShown: (step: number, count: number, name: string) => string;
  readonly loading: string;
  readonly back: string;
  readonly next: string;
  /** Instead of `next` on the last step. */
  readonly finish: string;
  readonly leave: string;
}

export const wizardFrameTexts: WizardFrameTexts = {
  steps: 'Steps',
  step: (step, count, name) => `Step ${step} of ${count}: ${name}`,
  stepShown: (step, count, name) => `Step ${step} of ${count} · ${name}`,
  loading: 'Loading this step',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  leave: 'Save and leave',
};
