export { SafetyCard, type SafetyCardProps } from './SafetyCard.tsx';
