export { GuidedTalks, type GuidedTalksProps } from './GuidedTalks.tsx';
