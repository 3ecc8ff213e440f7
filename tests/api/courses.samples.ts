import { api } from '@everstep/domain';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { nothing, type Sample } from './sample.ts';

type Name = `courses.${keyof typeof api.courses & string}`;

async function session(ada: Person): Promise<{ sessionId: string }> {
  const { session: begun } = await ada.call(api.courses.prompt, { body: { prompt: 'Help me with a course.' } });
  return { sessionId: begun._id };
}
const badSession = { parts: { params: { sessionId: 'nonsense' } }, fields: ['params.sessionId'] };

export const coursesSamples: Record<Name, Sample> = {
  'courses.personas': { good: nothing },
  'courses.settings': { good: nothing },
  'courses.changeSettings': {
    good: async () => ({ body: { personaId: 'student-assistant', offline: true } }),
    bad: { parts: { body: { personaId: 7, offline: 'maybe' } }, fields: ['personaId', 'offline'] },
  },
  'courses.prompt': {
    good: async (_, ada) => ({ body: { prompt: 'And then?', ...(await session(ada)) } }),
    bad: {
      parts: { body: { prompt: ' ', sessionId: 'nonsense', personaId: 7, courseId: '', lessonId: 'l'.repeat(65), offline: 'no' } },
      fields: ['prompt', 'sessionId', 'personaId', 'courseId', 'lessonId', 'offline'],
    },
    owned: true,
  },
  'courses.sessions': { good: nothing },
  'courses.session': { good: async (_, ada) => ({ params: await session(ada) }), bad: badSession, owned: true },
  'courses.removeSession': { good: async (_, ada) => ({ params: await session(ada) }), bad: badSession, owned: true },
  'courses.restoreSession': {
    good: async (_, ada) => {
      const params = await session(ada);
      await ada.call(api.courses.removeSession, { params });
      return { params };
    },
    bad: badSession,
    owned: true,
  },
  'courses.generateCourse': {
    good: async () => ({ body: { topic: 'Compost', text: 'How compost is made at home.', level: 'beginner' } }),
    bad: {
      parts: { body: { topic: '', text: ' ', level: 'expert', offline: 'no', aboutText: 'no' } },
      fields: ['topic', 'text', 'level', 'offline', 'aboutText'],
    },
  },
  'courses.generateContent': {
    good: async () => ({
      body: { prompt: 'Write a lesson on compost.', systemPrompt: 'Short sentences.', metadata: { kind: 'lesson', level: 'beginner' } },
    }),
    bad: {
      parts: { body: { prompt: '', systemPrompt: 's'.repeat(8001), metadata: { kind: 'poem', level: 'expert' } } },
      fields: ['prompt', 'systemPrompt', 'metadata.kind', 'metadata.level'],
    },
  },
  'courses.learningStats': { good: nothing },
};

export const speechSamples: Record<`speech.${keyof typeof api.speech & string}`, Sample> = {
  'speech.synthesize': {
    good: async () => ({ body: { text: 'Good morning.' } }),
    bad: { parts: { body: { text: '', voice: 'alloy', speed: 9, format: 'midi' } }, fields: ['text', 'voice', 'speed', 'format'] },
    refused: 'not_configured',
  },
};
