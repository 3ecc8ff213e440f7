import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatFailure, failureBubble, NO_PERSONA_SELECTED, whyNotSend } from './chat-texts.ts';
import {
  FALLBACK_TITLE_LENGTH,
  fallbackTitle,
  historyInstant,
  latestConversation,
  PREVIEW_LENGTH,
  previewOf,
  shownTitle,
  TITLE_CUT_LENGTH,
  TITLE_MAX_LENGTH,
  titleOf,
} from './conversation.ts';

const letters = (count: number) => 'x'.repeat(count);

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units));

describe('the title of a conversation', () => {
  it('is the trimmed message up to 50 characters [valid-007]', () => {
    expect(titleOf(`  ${letters(50)}  `)).toBe(letters(50));
  });

  it.each(['.', '!', '?'])('is else the first sentence, its mark "%s" kept [valid-008]', (mark) => {
    expect(titleOf(`Finish my thesis${mark} ${letters(60)}`)).toBe(`Finish my thesis${mark}`);
  });

  it('is else the first 47 characters and three points [valid-009] [const-023]', () => {
    expect([TITLE_MAX_LENGTH, TITLE_CUT_LENGTH]).toEqual([50, 47]);
    expect(titleOf(letters(51))).toBe(`${letters(47)}...`);
    expect(titleOf(`${letters(55)}. Short.`)).toBe(`${letters(47)}...`);
  });

  it('neither splits decimals nor takes an empty first part [valid-008]', () => {
    expect(titleOf(`I ran 3.5 km today. ${letters(50)}`)).toBe('I ran 3.5 km today.');
    expect(titleOf(`... ! So I wrote to her. ${letters(50)}`)).toBe('So I wrote to her.');
  });

  it('is never longer than 50 characters, empty only for blanks, and well-formed for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const title = titleOf(text);
        expect(title.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH);
        expect(title === '').toBe(text.trim() === '');
        if (text.isWellFormed()) expect(title.isWellFormed()).toBe(true);
      }),
    );
  });

  it('falls back to what the conversation is about [valid-010] [const-025]', () => {
    expect(FALLBACK_TITLE_LENGTH).toBe(30);
    expect(fallbackTitle(letters(30), 'Kael')).toBe(`About: ${letters(30)}`);
    expect(fallbackTitle(letters(31), 'Kael')).toBe(`About: ${letters(30)}...`);
  });

  it('falls back to whom it is with when nothing was said [valid-011]', () => {
    expect(fallbackTitle(undefined, 'Kael')).toBe('Chat with Kael');
    expect(fallbackTitle('  ', undefined)).toBe('Chat with AI');
    expect(shownTitle({ title: ' Mosses ', firstMessage: 'Hello' })).toBe('Mosses');
    expect(shownTitle({ title: '', firstMessage: 'Hello' })).toBe('About: Hello');
  });
});

describe('a row of the history', () => {
  it('shows 35 characters whole and cuts the 36th [chat-036] [const-024]', () => {
    expect(PREVIEW_LENGTH).toBe(35);
    expect(previewOf(letters(35))).toBe(letters(35));
    expect(previewOf(letters(36))).toBe(`${letters(35)}...`);
  });

  it('never cuts a character in half', () => {
    expect(previewOf(`${letters(34)}😀😀`)).toBe(`${letters(34)}...`);
  });

  it('counts its time from the last update, else from the creation [chat-037]', () => {
    expect(historyInstant({ lastUpdated: 'b', createdAt: 'a' })).toBe('b');
    expect(historyInstant({ createdAt: 'a' })).toBe('a');
    expect(historyInstant({})).toBeUndefined();
  });
});

describe('the conversation that opens by itself', () => {
  const [pinned, later, created] = [
    { id: 'pinned', lastUpdated: '2026-01-01' },
    { id: 'later', lastUpdated: '2026-03-01' },
    { id: 'created', lastUpdated: '', createdAt: '2026-02-01' },
  ];

  it('is the one that was updated last, not the one that stands first [chat-046]', () => {
    expect(latestConversation([pinned, later, created])).toBe(later);
    expect(latestConversation([pinned, created])).toBe(created);
    expect(latestConversation([])).toBeUndefined();
  });
});

describe('sending', () => {
  it('needs a text, a guide and no send in progress [valid-002] [valid-003] [valid-004]', () => {
    expect(whyNotSend({ text: ' \n', personaId: 'kael', sending: false })).toBe('blank');
    expect(whyNotSend({ text: 'Hello', personaId: undefined, sending: false })).toBe('no-persona');
    expect(whyNotSend({ text: 'Hello', personaId: 'kael', sending: true })).toBe('sending');
    expect(whyNotSend({ text: 'Hello', personaId: 'kael', sending: false })).toBeUndefined();
  });

  it('has the exact words for its failures [valid-006] [error-023] [error-026]', () => {
    expect(NO_PERSONA_SELECTED).toBe('No persona selected. Please select a persona first.');
    expect(chatFailure('Kael', 'no network')).toBe('Failed to chat with Kael: no network');
    expect(failureBubble('no network')).toBe('Sorry, I encountered an error: no network');
  });
});
