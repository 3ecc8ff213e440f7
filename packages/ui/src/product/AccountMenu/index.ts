export { AccountMenu, type AccountMenuEntry, type AccountMenuProps, accountMenuEntries } from './AccountMenu.tsx';
