/** The fixed words of a `VisionCard`. */
export interface VisionCardTexts {
  readonly pictureLost: string;
  readonly more: (statement: string) => string;
  readonly cameTrue: string;
  readonly notYet: string;
  readonly edit: string;
  readonly moveEarlier: string;
  readonly moveLater: string;
  readonly remove: string;
  /** Names the bar of the goal. */
  readonly progressOf: (goal: string) => string;
}

export const visionCardTexts: VisionCardTexts = {
  pictureLost: 'This picture could not be loaded.',
  more: (statement) => `More for "${statement}"`,
  cameTrue: 'It came true',
  notYet: 'Not yet after all',
  edit: 'Edit',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  remove: 'Remove from the board',
  progressOf: (goal) => `Progress of ${goal}`,
};
