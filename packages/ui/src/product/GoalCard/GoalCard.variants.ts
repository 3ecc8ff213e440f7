/** `tile` for the board, `row` for lists. */
export const goalLooks = ['tile', 'row'] as const;
export type GoalLook = (typeof goalLooks)[number];
