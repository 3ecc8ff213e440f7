export { AchievementCard, type AchievementCardProps, HiddenAchievement, type HiddenAchievementProps } from './AchievementCard.tsx';
