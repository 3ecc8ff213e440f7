export { MoodDetailsForm, type MoodDetailsFormProps } from './MoodDetailsForm.tsx';
export { MoodFace } from './MoodFace.tsx';
export { MoodPad, type MoodPadProps } from './MoodPad.tsx';
export { MoodPicker, type MoodPickerProps } from './MoodPicker.tsx';
export type { MoodPlace } from './mood-places.ts';
export { type MoodDetails, type MoodValue, moodActivities, moods, noMoodDetails, quadrants } from './moods.ts';
