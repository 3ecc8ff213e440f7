import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useChatDraft } from './useChatDraft.ts';

afterEach(() => localStorage.clear());

const open = (conversationId: string | null = 'c1', deleted = false) =>
  renderHook((place: { conversationId: string | null; deleted: boolean }) => useChatDraft('ada', place), {
    initialProps: { conversationId, deleted },
  });

describe('words for a conversation that was deleted elsewhere', () => {
  it('stay in the field, and are there in a new conversation and after a reload', () => {
    const { result, rerender, unmount } = open();
    act(() => void result.current.setText('Half a thought'));
    rerender({ conversationId: 'c1', deleted: true });
    expect(result.current.text).toBe('Half a thought');
    act(() => void result.current.setText('Half a thought and more'));
    rerender({ conversationId: null, deleted: false });
    expect(result.current.text).toBe('Half a thought and more');
    unmount();
    expect(open(null).result.current.text).toBe('Half a thought and more');
    expect(open('c1').result.current.text).toBe('');
  });

  it('stand under what was begun for a new one', () => {
    const { result, rerender } = open(null);
    act(() => void result.current.setText('Begun before'));
    rerender({ conversationId: 'c1', deleted: false });
    act(() => void result.current.setText('Half a thought'));
    rerender({ conversationId: 'c1', deleted: true });
    expect(result.current.text).toBe('Begun before\n\nHalf a thought');
  });

  it('go back with it', () => {
    const { result, rerender } = open();
    act(() => void result.current.setText('Half a thought'));
    rerender({ conversationId: 'c1', deleted: true });
    rerender({ conversationId: 'c1', deleted: false });
    expect(result.current.text).toBe('Half a thought');
    expect(open(null).result.current.text).toBe('');
  });
});
