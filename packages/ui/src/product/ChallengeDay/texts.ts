/** The fixed words of a `ChallengeDay`. */
export interface ChallengeDayTexts {
  readonly day: (day: number, totalDays: number) => string;
  /** Where the day stands. */
  readonly opens: string;
  readonly done: string;
  readonly past: string;
  readonly yesterday: string;
  readonly comeback: string;
  readonly saving: string;
  readonly rest: string;
  readonly tasks: string;
  readonly tasksDone: (done: number, total: number) => string;
  /** Celebrates the day. @param done tasks that were done */
  readonly walked: (day: number, done: number) => string;
  /** Say of a task whether it is done, after its name. */
  readonly taskDone: string;
  readonly taskOpen: string;
  readonly optional: string;
  /** @param what where else it is done, such as "your check-in" */
  readonly tickedBy: (what: string) => string;
  readonly ticksItself: (what: string) => string;
  /** Name the medals. */
  readonly completed: string;
  readonly full: string;
}

export const challengeDayTexts: ChallengeDayTexts = {
  day: (day, totalDays) => `Day ${day} of ${totalDays}`,
  opens: 'Opens on its day',
  done: 'Done',
  past: 'Passed by',
  yesterday: 'Still open today',
  comeback: 'Two minutes to come back',
  saving: 'Saving…',
  rest: 'Nothing to do today. Rest is progress too.',
  tasks: 'Tasks',
  tasksDone: (done, total) => `${done} of ${total}`,
  walked: (day, done) => `Day ${day} is walked. ${done} small ${done === 1 ? 'thing' : 'things'}, all yours.`,
  taskDone: 'done',
  taskOpen: 'open',
  optional: 'optional',
  tickedBy: (what) => `Ticked by ${what}`,
  ticksItself: (what) => `ticks itself with ${what}`,
  completed: 'You walked it to the end',
  full: 'The full medal is yours',
};
