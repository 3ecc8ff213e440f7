import { DomainError, type Parsed } from '@everstep/domain';
import type { courses } from '@everstep/domain/contract';
import { speechTexts } from '@everstep/domain/courses';
import type { Env } from '../env.ts';

/** What is to be read, and how. */
export type SpeechRequest = Parsed<typeof courses.SpeechBody>;

/** Longest wait for a service of speech, in milliseconds. */
const LONGEST_MS = 30_000;
/** Largest audio that is taken, in bytes: four thousand characters of uncompressed speech. */
export const SPEECH_MAX_BYTES = 16 * 1024 * 1024;

export const isSpeechConnected = ({ speech }: Pick<Env, 'speech'>): boolean => speech.baseUrl !== undefined && speech.model !== undefined;

/**
 * Asks an OpenAI-compatible service to read a text.
 * @throws DomainError `provider_failed`; neither the key nor the service's own words are in it
 */
export async function readAloud({ speech }: Pick<Env, 'speech'>, request: SpeechRequest, caller: AbortSignal): Promise<Uint8Array> {
  const { text, voice, speed, format } = request;
  try {
    const response = await fetch(`${speech.baseUrl?.replace(/\/+$/, '')}/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(speech.apiKey === undefined ? {} : { authorization: `Bearer ${speech.apiKey}` }) },
      body: JSON.stringify({ model: speech.model, input: text, voice, speed, response_format: format }),
      // An answer that leads elsewhere would take the key along.
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(LONGEST_MS), caller]),
    });
    const isAudio = /^(?:audio\/|application\/octet-stream)/.test(response.headers.get('content-type') ?? '');
    if (response.ok && isAudio && response.body) return await bytesOf(response.body);
    await response.body?.cancel();
  } catch {
    // Errors of the connection may name the address; the member is told what helps.
  }
  throw new DomainError('provider_failed', { message: speechTexts.failed });
}

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > SPEECH_MAX_BYTES) throw new Error('too much audio');
    parts.push(part);
  }
  if (length === 0) throw new Error('no audio');
  return Buffer.concat(parts);
}
