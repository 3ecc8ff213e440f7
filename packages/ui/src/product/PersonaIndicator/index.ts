export { PersonaIndicator, type PersonaIndicatorProps } from './PersonaIndicator.tsx';
