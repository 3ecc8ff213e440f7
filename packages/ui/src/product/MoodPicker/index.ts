export { MoodDetailsForm, type MoodDetailsFormProps } from './MoodDetailsForm.tsx';
export { MoodFace } from './MoodFace.tsx';
export { MoodPicker, type MoodPickerProps } from './MoodPicker.tsx';
export { type MoodDetails, type MoodValue, moodActivities, moods, noMoodDetails, quadrants } from './moods.ts';
