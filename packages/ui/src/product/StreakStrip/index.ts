export { type StreakDayKind, StreakStrip, type StreakStripProps } from './StreakStrip.tsx';
