export { NumberEntry, type NumberEntryProps } from './NumberEntry.tsx';
