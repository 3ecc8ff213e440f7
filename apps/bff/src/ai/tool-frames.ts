import { z } from 'zod';
import { type BodyReader, hasBody, withReader } from './body-reader.ts';

/** Where a frame may hold a call of a tool, in the protocol of OpenAI and in that of Gemini. */
const NAMES_A_CALL = /"(?:tool_calls|functionCall)"/;

const OpenAiCall = z.object({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }),
});
const GeminiCall = z.object({
  functionCall: z.object({
    id: z.string().nullish(),
    name: z.string().min(1),
    // As a text it can be read, and refused to the model.
    args: z.union([z.record(z.string(), z.unknown()), z.string()]).nullish(),
  }),
});

/**
 * Wraps a fetch so that calls of tools which make no sense are taken out of an answer's events, as if they had not been sent: the SDK
 * would give up the whole answer for one of them. Everything else passes byte for byte.
 * @param onBroken hears of each that is taken out
 */
export const withoutBrokenCalls =
  (fetch: typeof globalThis.fetch, onBroken: () => void): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    return hasBody(response) ? withReader(response, mendedLines(onBroken)) : response;
  };

const NEWLINE = 0x0a;

/** Reads whole lines: an event of these services is one. */
function mendedLines(onBroken: () => void): BodyReader {
  const mend = frameMender(onBroken);
  // In UTF-8 no other character holds the byte of a line's end, so lines can be told apart before they are decoded.
  let rest: Uint8Array<ArrayBuffer>[] = [];
  const mended = (lines: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    if (!lines.includes('"tool_calls"') && !lines.includes('"functionCall"')) return lines;
    const text = new TextDecoder().decode(lines);
    return new TextEncoder().encode(
      text
        .split(/(?<=\n)/)
        .map(mend)
        .join(''),
    );
  };
  return {
    take(bytes) {
      const end = bytes.lastIndexOf(NEWLINE) + 1;
      if (end === 0) {
        rest.push(bytes);
        return bytes.subarray(0, 0);
      }
      const lines = Buffer.concat([...rest, bytes.subarray(0, end)]);
      rest = end < bytes.length ? [bytes.subarray(end)] : [];
      return mended(lines);
    },
    end: () => mended(Buffer.concat(rest)),
  };
}

/** Mends the lines of one answer. */
function frameMender(onBroken: () => void): (line: string) => string {
  // What follows a call has its place only; where the call itself was taken out, its rest means nothing.
  const begun = new Set<number | undefined>();
  const isUsable = (call: unknown): boolean => {
    const read = OpenAiCall.safeParse(call);
    if (!read.success) return false;
    const index = read.data.index ?? undefined;
    if (read.data.function.name?.trim()) begun.add(index);
    return begun.has(index);
  };
  return (line) => {
    if (!line.startsWith('data:') || !NAMES_A_CALL.test(line)) return line;
    const frame = jsonOf(line.slice('data:'.length));
    const holders = [
      ...objectsIn(frame?.choices).map(({ delta }) => ({ holder: delta, list: 'tool_calls', isGood: isUsable })),
      ...objectsIn(frame?.candidates).map(({ content }) => ({ holder: content, list: 'parts', isGood: isGeminiPart })),
    ];
    const broken = frame === undefined ? 1 : holders.map(takeOut).reduce((sum, count) => sum + count, 0);
    if (broken === 0) return line;
    onBroken();
    return frame === undefined ? '\n' : `data: ${JSON.stringify(frame)}\n`;
  };
}

const isGeminiPart = (part: unknown): boolean => isObject(part) && (!('functionCall' in part) || GeminiCall.safeParse(part).success);

/** Takes what is not good out of a list, or the list where it is none; how many that were. */
function takeOut({ holder, list, isGood }: { holder: unknown; list: string; isGood: (item: unknown) => boolean }): number {
  if (!isObject(holder) || holder[list] === undefined || holder[list] === null) return 0;
  const items: unknown = holder[list];
  const good = Array.isArray(items) ? items.filter(isGood) : [];
  const broken = Array.isArray(items) ? items.length - good.length : 1;
  if (broken > 0) holder[list] = good;
  return broken;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (list: unknown): readonly Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isObject) : []);

function jsonOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
