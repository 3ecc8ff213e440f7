import { expect, it } from 'vitest';
import { SendBody } from '../chat/schemas.ts';
import { AskCouncilBody } from '../council/schemas.ts';
import { CoursePromptBody, GenerateContentBody, GenerateCourseBody } from '../courses/schemas.ts';

const forms = [
  ['a message', (message: string) => SendBody.safeParse({ message }), 'Write a message first.'],
  ['a question', (question: string) => AskCouncilBody.safeParse({ question, personaIds: ['kael', 'nova'] }), 'Write your question first.'],
  ['a prompt', (prompt: string) => CoursePromptBody.safeParse({ prompt }), 'Write something first.'],
  ['a wish for content', (prompt: string) => GenerateContentBody.safeParse({ prompt }), 'Write something first.'],
  ['a source text', (text: string) => GenerateCourseBody.safeParse({ text }), 'Paste a text, or name a subject.'],
] as const;

it.each(forms)('%s in which nobody could read anything is refused in the words for an empty one', (_, parse, sentence) => {
  const unseen = ['', ' \n ', '\0', '\u200b\u200b', '\u00ad', '\ufe0f', '\ufffd \ufffd', '\u3164', '\u115f', '\u2800', '\u202e', '\ud800'];
  for (const text of unseen)
    expect(
      parse(text).error?.issues.map(({ message }) => message),
      JSON.stringify(text),
    ).toEqual([sentence]);
  for (const text of ['?', '…', '❤️', '👩‍💻', '你好', 'a\u200bb', '\u0301e']) expect(parse(text).success, text).toBe(true);
});
