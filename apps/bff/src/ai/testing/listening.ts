import type { ChatRequest } from '../provider.ts';

/** What is asked of a guide in tests. */
export const chatRequest = (more: Partial<ChatRequest> = {}): ChatRequest => ({
  personaId: 'kael',
  system: 'You are Kael.',
  messages: [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hello, Ada.' },
    { role: 'user', content: 'What now?' },
  ],
  context: { firstName: 'Ada', focus: '', streakDays: 0 },
  approach: 'ordinary',
  disclose: true,
  signal: new AbortController().signal,
  ...more,
});

/** What a guide said until its end or its error. */
export async function heard(reply: AsyncIterable<string>): Promise<{ text: string; error: unknown }> {
  let text = '';
  try {
    for await (const piece of reply) text += piece;
    return { text, error: undefined };
  } catch (error) {
    return { text, error };
  }
}
