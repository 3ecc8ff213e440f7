export { LevelUpDialog as LevelUp } from '@everstep/ui';
