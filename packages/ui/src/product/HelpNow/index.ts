export { HelpNow, type HelpNowProps } from './HelpNow.tsx';
