export { TodayHero, type TodayHeroProps } from './TodayHero.tsx';
