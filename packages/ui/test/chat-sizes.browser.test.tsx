import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import * as stories from '../src/chat/ChatModal/ChatModal.stories.tsx';
import './emulate-media.ts';

const { Conversation } = composeStories(stories);

const frame = () => {
  const { width, height, top, left } = screen.getByRole('dialog', { name: 'AI Chat with Kael' }).getBoundingClientRect();
  return { width, height, top, left };
};

beforeAll(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
afterEach(async () => {
  cleanup();
  await page.viewport(1040, 800);
});

describe('the chat dialog', () => {
  it.each([
    [1280, 1000, 800],
    [1040, 800, 640],
    [1280, 450, 400],
  ])('on a window of %i × %i is %i high [chat-043]', async (width, height, expected) => {
    await page.viewport(width, height);
    render(<Conversation />);
    expect(frame().height).toBe(expected);
  });

  it.each([
    ['an upright phone', 600, 900],
    ['a small phone', 320, 568],
    ['a phone on its side', 844, 390],
  ])('fills %s [chat-042]', async (_, width, height) => {
    await page.viewport(width, height);
    render(<Conversation />);
    expect(frame()).toEqual({ width, height, top: 0, left: 0 });
    expect(screen.getByRole('textbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  });

  it('sets the member’s messages on the end side and the guide’s on the start side [chat-014]', () => {
    render(<Conversation />);
    const middle = frame().left + frame().width / 2;
    const side = (text: RegExp) => {
      const { left, right } = screen.getByText(text).getBoundingClientRect();
      return (left + right) / 2 < middle ? 'start' : 'end';
    };
    expect(side(/How far behind I am/)).toBe('end');
    expect(side(/Shall we make that/)).toBe('start');
  });
});
