export { DebugDataPage } from './DebugDataPage.tsx';
export { DebugGoalsPage } from './DebugGoalsPage.tsx';
export { DebugPage } from './DebugPage.tsx';
export { NetworkDebugPage } from './NetworkDebugPage.tsx';
export { ProfileImageTestPage } from './ProfileImageTestPage.tsx';
