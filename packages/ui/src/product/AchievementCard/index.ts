export { AchievementCard, type AchievementCardProps } from './AchievementCard.tsx';
