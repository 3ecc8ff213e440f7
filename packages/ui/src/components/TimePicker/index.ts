export { TimePicker, type TimePickerProps } from './TimePicker.tsx';
export type { HourCycle, TimeText } from './time-text.ts';
