export { JournalEditor, type JournalEditorProps } from './JournalEditor.tsx';
export type { JournalPhoto, JournalPhotosProps } from './JournalPhotos.tsx';
export type { JournalPrompt, JournalPromptProps } from './JournalPrompt.tsx';
export type { JournalSave } from './SaveLine.tsx';
