import { z } from 'zod';
import { SafetyCard } from '../chat/schemas.ts';
import { QUIZ_OPTIONS, TTS_VOICES } from '../client/generation.ts';
import { saidText } from '../shared/said-text.ts';
import { Id, Instant } from '../shared/schemas.ts';
import {
  COURSE_PROMPT_MAX,
  COURSE_TEXT_MAX,
  COURSE_TOPIC_MAX,
  courseLevels,
  DEFAULT_COURSE_LEVEL,
  OUTLINE_LESSONS,
  OUTLINE_MODULES,
  OUTLINE_OBJECTIVES,
  SPEECH_DEFAULTS,
  SPEECH_TEXT_MAX,
  speechFormats,
} from './limits.ts';

const line = z.string().trim().min(1).max(400);

export const CourseLevel = z.enum(courseLevels).meta({ id: 'CourseLevel' });
export const CourseOutline = z
  .object({
    title: line,
    description: line,
    level: CourseLevel,
    modules: z
      .array(
        z.object({
          title: line,
          description: line,
          lessons: z
            .array(z.object({ title: line, objectives: z.array(line).min(OUTLINE_OBJECTIVES.min).max(OUTLINE_OBJECTIVES.max) }))
            .min(OUTLINE_LESSONS.min)
            .max(OUTLINE_LESSONS.max),
        }),
      )
      .min(OUTLINE_MODULES.min)
      .max(OUTLINE_MODULES.max),
  })
  .meta({ id: 'CourseOutline', description: '4 to 6 modules of 3 to 5 lessons with 2 or 3 objectives each.' });
export type CourseOutline = z.infer<typeof CourseOutline>;

/** Texts that look alike are the same to whoever has to choose one. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const CourseQuiz = z
  .object({
    title: line,
    questions: z
      .array(
        z
          .object({
            question: z.string().trim().min(1).max(600),
            options: z.array(line).length(QUIZ_OPTIONS),
            correctIndex: z
              .number()
              .int()
              .min(0)
              .max(QUIZ_OPTIONS - 1),
            explanation: z.string().trim().min(1).max(800),
          })
          .refine(({ options }) => new Set(options.map(asRead)).size === options.length, 'Options must differ.'),
      )
      .min(1)
      .max(20)
      .refine(
        (questions) => new Set(questions.map(({ question }) => asRead(question))).size === questions.length,
        'Questions must differ.',
      ),
  })
  .meta({ id: 'CourseQuiz', description: 'Multiple choice with one right answer each.' });
export type CourseQuiz = z.infer<typeof CourseQuiz>;

export const CourseLesson = z
  .object({ title: line, objectives: z.array(line).min(1).max(5), content: z.string().trim().min(1).max(20_000).describe('Markdown.') })
  .meta({ id: 'CourseLesson' });
export type CourseLesson = z.infer<typeof CourseLesson>;

export const CoursePersona = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    imageUrl: z.string(),
    role: z.string(),
    specialties: z.array(z.string()),
  })
  .meta({ id: 'CoursePersona', description: 'A persona of the learning area; what a model is told of it stays on the server.' });
export type CoursePersona = z.infer<typeof CoursePersona>;

const CourseSafety = z
  .object({ level: z.number().int().min(0).max(4), card: SafetyCard.nullable() })
  .describe('As in the chat: from level 3 the card is shown and no guide answers.');

export const CourseMessage = z
  .object({
    id: Id,
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    timestamp: Instant,
    personaId: z.string(),
    contentType: z.enum(['text', 'safety']).default('text'),
    safety: CourseSafety.nullable(),
    offline: z.boolean().describe('The built-in assistant wrote it.'),
  })
  .meta({ id: 'CourseMessage' });
export type CourseMessage = z.infer<typeof CourseMessage>;

const session = {
  _id: Id,
  title: z.string(),
  personaId: z.string(),
  lastUpdated: Instant,
  createdAt: Instant,
  courseId: z.string().optional(),
  lessonId: z.string().optional(),
};
export const CourseSession = z
  .object({ ...session, messages: z.array(CourseMessage).describe('Oldest first.') })
  .meta({ id: 'CourseSession', description: 'A talk with one of the personas of the learning area.' });
export type CourseSession = z.infer<typeof CourseSession>;
export const CourseSessionSummary = z.object(session).meta({ id: 'CourseSessionSummary' });
export type CourseSessionSummary = z.infer<typeof CourseSessionSummary>;
export const CourseSessions = z.array(CourseSessionSummary);
export const CourseSessionParams = z.object({ sessionId: Id });

/** A course or a lesson by the name that its own area gives it. */
const Reference = z.string().trim().min(1).max(64);
export const CoursePromptBody = z.object({
  prompt: saidText('Write something first.', COURSE_PROMPT_MAX),
  sessionId: Id.optional().describe('Absent on the first prompt: a new session begins.'),
  personaId: z.string().max(40).optional().describe('For this prompt; the saved persona when absent.'),
  courseId: Reference.optional(),
  lessonId: Reference.optional(),
  offline: z.boolean().optional().describe('The device wants the built-in assistant.'),
});
export const CoursePromptAnswer = z.object({ session: CourseSession, reply: CourseMessage });

export const CourseAiSettings = z
  .object({ personaId: z.string(), offline: z.boolean() })
  .meta({ id: 'CourseAiSettings', description: 'What a member chose for the assistant of the learning area.' });
export const CourseAiSettingsBody = z
  .object({ personaId: z.string().max(40).optional(), offline: z.boolean().optional() })
  .refine((body) => body.personaId !== undefined || body.offline !== undefined, 'Say what should change.');
export const CoursePersonas = z.object({
  personas: z.array(CoursePersona),
  personaId: z.string().describe('The saved one, else the first.'),
});

const aboutText = z
  .boolean()
  .optional()
  .describe('The member says that the source text is about something or somebody else: it is worked with although it speaks of danger.');
export const GenerateCourseBody = z.object({
  topic: z.string().trim().min(1).max(COURSE_TOPIC_MAX).optional(),
  text: saidText('Paste a text, or name a subject.', COURSE_TEXT_MAX).describe('What the course is made from.'),
  level: CourseLevel.default(DEFAULT_COURSE_LEVEL),
  offline: z.boolean().optional(),
  aboutText,
});
const made = {
  offline: z.boolean().describe('Made by rules from the text, without a model.'),
  safety: CourseSafety.nullable(),
  canGoOn: z
    .boolean()
    .optional()
    .describe('The card answers the source text alone, not the member’s own words: sent again with `aboutText`, it is made.'),
};
export const GeneratedCourse = z.object({ outline: CourseOutline.nullable().describe('Null where a safety card answers.'), ...made });

export const GenerateContentBody = z.object({
  prompt: saidText('Write something first.', COURSE_TEXT_MAX),
  systemPrompt: z
    .string()
    .trim()
    .max(COURSE_PROMPT_MAX)
    .optional()
    .describe('Wishes for the form of the answer; they weigh what a member’s own words weigh.'),
  metadata: z
    .object({
      kind: z.enum(['text', 'outline', 'quiz', 'lesson', 'connection-test']).optional(),
      topic: z.string().trim().max(COURSE_TOPIC_MAX).optional(),
      text: z
        .string()
        .trim()
        .max(COURSE_TEXT_MAX)
        .optional()
        .describe('Source text; the prompt itself when absent. It is not taken for the member’s own words.'),
      planned: z
        .object({ title: z.string().trim().min(1).max(COURSE_TOPIC_MAX), aims: z.string().trim().max(COURSE_PROMPT_MAX).optional() })
        .optional()
        .describe('What an outline says of it, in place of a subject: words of the source, not of the member.'),
      level: CourseLevel.optional(),
      personaId: z.string().max(40).optional(),
      offline: z.boolean().optional(),
    })
    .optional(),
  aboutText,
});
export const GeneratedContent = z
  .object({
    content: z.string().describe('Markdown.'),
    outline: CourseOutline.optional(),
    quiz: CourseQuiz.optional(),
    lesson: CourseLesson.optional(),
    problem: z.enum(['not-configured', 'failed']).nullable().describe('Why the model did not answer, where it should have.'),
    ...made,
  })
  .meta({ id: 'GeneratedContent' });
export type GeneratedContent = z.infer<typeof GeneratedContent>;

export const LearningStats = z
  .object({
    provider: z.enum(['offline', 'online']).describe('Whether a model is connected.'),
    speech: z.boolean().describe('Whether texts can be read aloud by the server.'),
    sessions: z.number().int(),
    prompts: z.number().int(),
    lastUpdated: Instant.nullable(),
  })
  .meta({ id: 'LearningStats' });

export const SpeechBody = z.object({
  text: z.string().trim().min(1, 'There is nothing to read.').max(SPEECH_TEXT_MAX),
  voice: z.enum(TTS_VOICES).default(SPEECH_DEFAULTS.voice),
  speed: z.number().min(0.25).max(4).default(SPEECH_DEFAULTS.speed),
  format: z.enum(speechFormats).default(SPEECH_DEFAULTS.format),
});
export const Speech = z.object({ audioUrl: z.string().describe('A link that is good for 10 to 15 minutes.') }).meta({ id: 'Speech' });
