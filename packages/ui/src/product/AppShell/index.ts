export { AppShell, type AppShellProps, MAIN_ID } from './AppShell.tsx';
