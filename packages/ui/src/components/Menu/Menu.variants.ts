export const menuItemTones = ['neutral', 'danger'] as const;
export type MenuItemTone = (typeof menuItemTones)[number];

export const menuAligns = ['start', 'center', 'end'] as const;
export type MenuAlign = (typeof menuAligns)[number];
