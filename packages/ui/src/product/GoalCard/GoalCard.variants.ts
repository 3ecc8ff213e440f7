/** `card` for the board and the goal's own page, `row` for the list. */
export const goalLooks = ['card', 'row'] as const;
export type GoalLook = (typeof goalLooks)[number];
