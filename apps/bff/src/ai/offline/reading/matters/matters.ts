import { everyday } from './everyday.ts';
import type { Matter } from './matter.ts';
import { tender } from './tender.ts';

/** The more particular ones first. What is said holds for nearly everybody and needs no source. */
export const matters: readonly Matter[] = [...tender, ...everyday];

/** What a message is about; undefined where it is none of these. */
export const matterIn = (message: string): Matter | undefined => {
  const text = message.replace(/[’‘]/g, "'");
  return matters.find(({ pattern, unless }) => pattern.test(text) && !unless?.test(text));
};
