export const personaSelectorForms = ['grid', 'row'] as const;
export type PersonaSelectorForm = (typeof personaSelectorForms)[number];
