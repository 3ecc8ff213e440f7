import { api } from '@everstep/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '../drafts/useDraft.ts';
import { conversationOf, summaryOf } from '../testing/chat.ts';
import { fakeServer, fakeStreams, surroundings } from '../testing/harness.tsx';
import { useBegun } from './useBegun.ts';
import { useChat } from './useChat.ts';

/** The chat of a member who has talked before, with what is begun from another page. */
function chat(first: string | null) {
  const server = fakeServer()
    .on(api.chat.conversations, [summaryOf('c1')])
    .on(api.chat.conversation, conversationOf('c1', []));
  const { openStream } = fakeStreams();
  const hook = renderHook(
    ({ begun }: { begun: string | null }) => {
      const outer = { openStream, onNoPersona: () => undefined, onPersona: () => undefined };
      const talk = useChat({ ...outer, open: true, startNew: begun !== null, personaId: 'kael' });
      const draft = useDraft(`chat:ada:${talk.conversationId ?? 'new'}`);
      useBegun(begun, talk, draft);
      return { conversationId: talk.conversationId, loading: talk.loading, draft };
    },
    { wrapper: surroundings({ server, openStream }), initialProps: { begun: first } },
  );
  const { result, rerender } = hook;
  return { result, begin: (begun: string | null) => rerender({ begun }) };
}

it('lays a text into a new conversation, in place of opening the last one', async () => {
  const { result } = chat('Stay or leave?');
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.conversationId).toBeNull();
  expect(result.current.draft.text).toBe('Stay or leave?');
});

it('leaves the conversation that is open, with its own draft', async () => {
  const { result, begin } = chat(null);
  await waitFor(() => expect(result.current.conversationId).toBe('c1'));
  act(() => result.current.draft.setText('Half a reply'));
  begin('Stay or leave?');
  await waitFor(() => expect(result.current.conversationId).toBeNull());
  expect(result.current.draft.text).toBe('Stay or leave?');
  expect(Object.values({ ...localStorage })).toContain('Half a reply');
});

it('keeps what was being written in a new conversation, and lays the text there once', async () => {
  const { result, begin } = chat('Stay or leave?');
  await waitFor(() => expect(result.current.draft.text).toBe('Stay or leave?'));
  act(() => result.current.draft.setText('My own words'));
  begin('Stay or leave?');
  expect(result.current.draft.text).toBe('My own words');
  begin(null);
  begin('Stay or leave?');
  await waitFor(() => expect(result.current.draft.text).toBe('My own words\n\nStay or leave?'));
});
