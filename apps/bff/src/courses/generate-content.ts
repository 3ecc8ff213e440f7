import { type api, CONNECTION_TEST_TIMEOUT_MS, type GeneratedContent } from '@everstep/domain';
import {
  aimsIn,
  contentErrorText,
  courseAiTexts,
  coursePersonaOf,
  DEFAULT_COURSE_LEVEL,
  isCourseAiOffline,
  isOnline,
  offlineCourseReply,
  outlineMarkdown,
  quizMarkdown,
  sourceText,
} from '@everstep/domain/courses';
import { coursePrompt } from '@everstep/domain/prompts';
import type { Met } from '../care/meet-text.ts';
import type { Call } from '../http/route.ts';
import { askForText, GENERATION_MS, type NoAnswer, within } from './ask-model.ts';
import { makeLesson, makeOutline, makeQuiz, type Source } from './make.ts';
import { countGiven, meetGiven } from './meet-given.ts';
import { cardText } from './present.ts';
import { knownPersona, settingsOf } from './settings.ts';

type ContentCall = Call<typeof api.courses.generateContent>;
type Content = Omit<GeneratedContent, 'safety' | 'canGoOn'>;

/**
 * Writes what a course needs: an outline, a quiz, a lesson, or a free text; or tests the connection. Without a model, or when it fails,
 * the built-in assistant works from the text.
 * @throws DomainError `not_found` for a persona that there is not, `validation` when a text is too short for a quiz
 */
export async function generateContent(call: ContentCall): Promise<GeneratedContent> {
  const { deps, actor, body } = call;
  const { metadata = {} } = body;
  if (metadata.personaId !== undefined) knownPersona(metadata.personaId);
  const { text, planned } = metadata;
  const given = { own: ownIn(body), source: [planned?.title, planned?.aims, text], aboutText: body.aboutText };
  const { met, card, canGoOn, safety } = await meetGiven(deps, actor, given);
  if (card) return { content: cardText(card), problem: null, offline: true, safety, canGoOn };
  return { ...(await contentFor(call, met)), safety, canGoOn };
}

const ownIn = ({ prompt, systemPrompt, metadata }: ContentCall['body']) => [prompt, systemPrompt, metadata?.topic];

/** Past the limit of making. */
export const countContent = ({ deps, actor, body }: ContentCall, error: unknown) => countGiven(deps, actor, ownIn(body), error);

async function contentFor(call: ContentCall, met: Met): Promise<Content> {
  const { deps, actor, body } = call;
  const { prompt, systemPrompt: wishes, metadata = {} } = body;
  if (metadata.kind === 'connection-test') return connectionTest(call);
  const setting = await settingsOf(deps.db.query, actor.id);
  const source: Source = {
    deps,
    actor,
    topic: metadata.planned?.title || metadata.topic || undefined,
    text: metadata.text || prompt,
    level: metadata.level ?? DEFAULT_COURSE_LEVEL,
    wishes: [wishes, metadata.planned?.aims].filter(Boolean).join('\n') || undefined,
    aims: aimsIn(metadata.planned?.aims ?? ''),
    offline: isCourseAiOffline(setting.offline, metadata.offline),
  };
  switch (metadata.kind) {
    case 'outline': {
      const { value, none } = await makeOutline(source);
      return { content: outlineMarkdown(value), outline: value, ...madeBy(none) };
    }
    case 'quiz': {
      const { value, none } = await makeQuiz(source);
      return { content: quizMarkdown(value), quiz: value, ...madeBy(none) };
    }
    case 'lesson': {
      const { value, none } = await makeLesson(source);
      return { content: value.content, lesson: value, ...madeBy(none) };
    }
    default:
      return freeText(source, {
        prompt,
        personaId: coursePersonaOf(metadata.personaId ?? setting.personaId),
        isGentle: met.decision.level >= 2,
      });
  }
}

const madeBy = (none: NoAnswer | null) => ({ problem: none === 'not-asked' ? null : none, offline: none !== null });

interface Free {
  readonly prompt: string;
  readonly personaId: ReturnType<typeof coursePersonaOf>;
  readonly isGentle: boolean;
}

/** A free text; where a connected model fails, it says so and what can be tried, and the built-in assistant does what it can. */
async function freeText(source: Source, { prompt, personaId, isGentle }: Free): Promise<Content> {
  const { deps, actor, wishes, level } = source;
  const given = source.text === prompt ? '' : source.text;
  const asked = (text: string) => [prompt, text, wishes && `(Wishes for the form: ${wishes})`].filter(Boolean).join('\n\n');
  const system = coursePrompt(personaId, isGentle ? 'gentle' : 'ordinary');
  const signal = within(deps, GENERATION_MS);
  const answer = source.offline
    ? ({ none: 'not-asked' } as const)
    : await askForText(deps, actor, { system, text: asked(given && sourceText(given)), signal });
  if ('value' in answer) return { content: answer.value, ...madeBy(null) };
  const own = offlineCourseReply(personaId, asked(given), level);
  const isFailure = answer.none === 'failed' || (answer.none === 'not-configured' && deps.ai.name !== 'offline');
  const details = answer.none === 'failed' ? 'the AI service did not answer in a form that can be used.' : courseAiTexts.keyProblem;
  return { content: isFailure ? `${contentErrorText(details)}\n\n${own}` : own, ...madeBy(answer.none) };
}

/** Passes only if the model says ONLINE within five seconds. */
async function connectionTest({ deps, actor, body }: ContentCall): Promise<Content> {
  const signal = within(deps, CONNECTION_TEST_TIMEOUT_MS);
  const answer = await askForText(deps, actor, { system: 'Answer a test of the connection exactly as asked.', text: body.prompt, signal });
  if ('value' in answer && isOnline(answer.value)) return { content: answer.value, ...madeBy(null) };
  return { content: courseAiTexts.testFailed, ...madeBy('none' in answer ? answer.none : 'failed') };
}
