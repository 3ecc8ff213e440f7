export const radioGroupLooks = ['plain', 'cards'] as const;
export type RadioGroupLook = (typeof radioGroupLooks)[number];
