/** How a template stands: members see published ones. */
export const templateStates = ['draft', 'published', 'withdrawn'] as const;
export type TemplateState = (typeof templateStates)[number];

/** Most characters of what a template says. */
export const TEMPLATE_NAME_MAX = 60;
export const TEMPLATE_LINE_MAX = 200;
export const TEMPLATE_DAY_TITLE_MAX = 80;
export const TEMPLATE_TASK_MAX = 120;
export const TEMPLATE_MINUTES_MAX = 120;
/** Most templates that are published at once: a catalogue that can still be read. */
export const TEMPLATES_PUBLISHED_MAX = 50;
