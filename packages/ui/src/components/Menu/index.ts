export { Menu, MenuItem, type MenuItemProps, MenuLabel, type MenuProps, MenuSeparator } from './Menu.tsx';
export { type MenuAlign, type MenuItemTone, menuAligns, menuItemTones } from './Menu.variants.ts';
