export { HelpNow, HelpNowDialog, type HelpNowDialogProps, type HelpNowProps } from './HelpNow.tsx';
