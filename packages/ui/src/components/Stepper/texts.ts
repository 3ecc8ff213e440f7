/** The fixed words of a `Stepper`. */
export interface StepperTexts {
  /** Read after a step that is done. */
  readonly done: string;
  /** Read after the step one is on. */
  readonly current: string;
  /** Stands there in a narrow place; `place` counts from 1. */
  readonly position: (place: number, count: number) => string;
  readonly allDone: string;
}

export const stepperTexts: StepperTexts = {
  done: 'done',
  current: 'current step',
  position: (place, count) => `Step ${place} of ${count}`,
  allDone: 'All steps done',
};
