import type { api, GeneratedContent, Input, MadeThing, SafetyCard } from '@everstep/domain';
import { contentErrorText, courseAiTexts } from '@everstep/domain/courses';
import { type MakeFailure, type MakeKind, TEXT_FIELD, TOPIC_FIELD } from '@everstep/ui/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '../api/call.ts';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { generateContent } from './generate-content.ts';
import { failureOf, useCourseAi } from './useCourseAi.ts';
import { useSentRequest } from './useSentRequest.ts';

/** What is to be made. */
export interface Wish {
  readonly kind: MakeKind;
  readonly topic: string;
  /** What it is made from; the subject alone where it is empty. */
  readonly text: string;
  /** What it should teach, for a model. */
  readonly aims?: string;
  readonly level: NonNullable<NonNullable<Body['metadata']>['level']>;
  /** An outline plans it: its words are those of the text, not of the member. */
  readonly planned?: boolean;
  /** The member has said that the text is about something else than themselves. */
  readonly aboutText?: boolean;
}

/** What came of it. */
export interface Answer extends Pick<GeneratedContent, 'offline' | 'problem'> {
  readonly made: MadeThing;
}

type Body = Input<typeof api.courses.generateContent>['body'];

interface State {
  readonly making: boolean;
  readonly failure: MakeFailure | undefined;
  /** Stands in place of anything made, where the text speaks of danger. */
  readonly card: SafetyCard | undefined;
  /** What can be made all the same, once the member says that the text is about something else. */
  readonly goOn: Wish | undefined;
}

const IDLE: State = { making: false, failure: undefined, card: undefined, goOn: undefined };

/**
 * Has something made, one thing at a time, and tells why it was not. Nobody waits for it any more when it is stopped or its page is left;
 * asked for again, also after a reload, the same thing goes under the same key and is made once.
 */
export function useMake() {
  const { call, session } = useSession();
  const { wantsBuiltIn, noteFailure } = useCourseAi();
  const [state, setState] = useState(IDLE);
  const sent = useSentRequest<Body>(`make-asked:${useMemberId()}`);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const make = async (wish: Wish): Promise<Answer | undefined> => {
    if (underWay.current) return undefined;
    const stop = new AbortController();
    underWay.current = stop;
    setState({ ...IDLE, making: true });
    const body = bodyOf(wish, wantsBuiltIn);
    const idempotencyKey = sent.send(body);
    const stoppable: Call = (endpoint, input, options) => call(endpoint, input, { ...options, signal: stop.signal, idempotencyKey });
    let next = IDLE;
    try {
      const content = await generateContent({ call: stoppable, token: () => session.token() }, body);
      if (stop.signal.aborted) return undefined;
      sent.answered();
      if (content.problem === 'not-configured') noteFailure({ code: 'not_configured' });
      if (content.safety?.card)
        next = { ...IDLE, card: content.safety.card, goOn: content.canGoOn ? { ...wish, aboutText: true } : undefined };
      else return { made: madeOf(wish.kind, content), offline: content.offline, problem: content.problem };
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      noteFailure(failureOf(error));
      next = { ...IDLE, failure: makeFailureOf(error) };
    } finally {
      // What was stopped has said so already.
      if (underWay.current === stop) {
        underWay.current = undefined;
        setState(next);
      }
    }
    return undefined;
  };
  return {
    ...state,
    make,
    stop: useCallback(() => {
      underWay.current?.abort();
      underWay.current = undefined;
      setState(IDLE);
    }, []),
    /** What was made or not made is past; a card stays until something else is opened or made. */
    clear: useCallback(() => setState((now) => (now.failure ? { ...now, failure: undefined } : now)), []),
    reset: useCallback(() => setState((now) => (now.making ? now : IDLE)), []),
  };
}

/** What the member pasted goes as a text, so that it is not taken for their own words. */
function bodyOf({ kind, topic, text, level, aims, planned = false, aboutText = false }: Wish, offline: boolean): Body {
  const subject = topic.trim();
  const source = text.trim();
  const named = subject === '' ? {} : planned ? { planned: { title: subject, ...(aims ? { aims } : {}) } } : { topic: subject };
  return {
    prompt: source !== '' || planned ? requests[kind] : subject,
    ...(aboutText ? { aboutText } : {}),
    metadata: { kind, level, ...named, ...(source === '' ? {} : { text: source }), ...(offline ? { offline } : {}) },
  };
}

const requests: Readonly<Record<MakeKind, string>> = {
  outline: 'Make an outline from this text.',
  lesson: 'Write a lesson from this text.',
  quiz: 'Make a quiz from this text.',
};

/** @throws ApiError `invalid-answer` when the answer has not what was asked for */
function madeOf(kind: MakeKind, { outline, lesson, quiz }: GeneratedContent): MadeThing {
  if (kind === 'outline' && outline) return { kind, outline };
  if (kind === 'lesson' && lesson) return { kind, lesson };
  if (kind === 'quiz' && quiz) return { kind, quiz };
  throw new ApiError('invalid-answer', courseAiTexts.invalidContent);
}

/** Which field of the form a field of the request is. */
const fieldIds: Readonly<Record<string, string>> = {
  'body.prompt': TEXT_FIELD,
  'body.metadata.text': TEXT_FIELD,
  'body.metadata.topic': TOPIC_FIELD,
  'body.metadata.planned.title': TOPIC_FIELD,
};

/** Why nothing was made, in the form that the page shows. */
function makeFailureOf(error: unknown): MakeFailure {
  if (!(error instanceof ApiError)) return { kind: 'service', text: contentErrorText(sentenceOf(error)) };
  switch (error.kind) {
    case 'offline':
      return { kind: 'offline' };
    case 'validation':
      return error.fields.length === 0
        ? { kind: 'other', message: error.message }
        : { kind: 'fields', errors: error.fields.map(({ path, message }) => ({ fieldId: fieldIds[path], message })) };
    case 'server':
    case 'timeout':
      return { kind: 'service', text: contentErrorText(error.message) };
    case 'rate-limited':
      return { kind: 'other', message: error.retryAfter ? `${error.message} Try again in ${error.retryAfter} seconds.` : error.message };
    default:
      return { kind: 'other', message: error.message };
  }
}
