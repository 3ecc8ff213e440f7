/** What can be done with a run as a whole. */
export const runActs = ['finish', 'pause', 'resume', 'shrink', 'restart', 'stop', 'begin'] as const;
export type RunAct = (typeof runActs)[number];
