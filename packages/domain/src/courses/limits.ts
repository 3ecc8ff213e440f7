/** Ranges of a generated outline. */
export const OUTLINE_MODULES = { min: 4, max: 6 } as const;
export const OUTLINE_LESSONS = { min: 3, max: 5 } as const;
export const OUTLINE_OBJECTIVES = { min: 2, max: 3 } as const;

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];
/** The level of a course that names none. */
export const DEFAULT_COURSE_LEVEL: CourseLevel = 'intermediate';

/** Longest source text that a course is made from, and longest prompt, in characters. */
export const COURSE_TEXT_MAX = 60_000;
/** Longest subject that is named beside a text, in characters. */
export const COURSE_TOPIC_MAX = 200;
export const COURSE_PROMPT_MAX = 8000;
/** Longest text that is read aloud at once, in characters. */
export const SPEECH_TEXT_MAX = 4000;

/** Voice, speed and format of speech that names none. */
export const SPEECH_DEFAULTS = { voice: 'echo', speed: 1, format: 'mp3' } as const;
export const speechFormats = ['mp3', 'wav', 'opus', 'aac', 'flac'] as const;
