/** Goals that a member may hold, closed ones included. */
export const MOST_GOALS = 200;
/** Milestones and key results of one goal; two or more make a way of it. */
export const MOST_MILESTONES = 5;
/** Habits that carry one goal. */
export const MOST_LINKED_HABITS = 5;
/** Times that a linked habit is to be done when nobody says how many. */
export const USUAL_HABIT_TARGET = 30;
/** Weeks of confidence that a goal remembers. */
export const CONFIDENCE_WEEKS = 26;
export const GOAL_TITLE_MAX = 120;
export const GOAL_WHY_MAX = 1000;
export const GOAL_LESSON_MAX = 2000;
