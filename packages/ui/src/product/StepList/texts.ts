/** The fixed words of a `StepList`. */
export interface StepListTexts {
  readonly empty: string;
  /** Say of a step whether it is done, after its name. */
  readonly done: string;
  readonly open: string;
  readonly xp: (xp: number) => string;
}

export const stepListTexts: StepListTexts = {
  empty: 'Nothing planned. Rest is progress too.',
  done: 'done',
  open: 'open',
  xp: (xp) => `+${xp} XP`,
};
