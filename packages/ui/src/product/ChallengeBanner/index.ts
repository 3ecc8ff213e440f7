export { type BannerChallenge, ChallengeBanner, type ChallengeBannerProps } from './ChallengeBanner.tsx';
