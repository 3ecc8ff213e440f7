import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { PostCard, type PostCardProps } from './index.ts';

const spies = () => ({ onReact: vi.fn(), onReport: vi.fn(), onMute: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn(), onShow: vi.fn() });

const post = {
  author: 'Mara',
  emblem: null,
  time: '2 hours ago',
  dateTime: '2026-11-21T09:12:00Z',
  text: 'Cleared the drawer under the oven.',
  reactions: [
    { id: 'cheer', word: 'Cheer', count: 12, mine: true },
    { id: 'thanks', word: 'Thank you', count: 0, mine: false },
  ],
  comments: { count: 1, href: '/connect/posts/1' },
} as const;

describeConformance('PostCard', { element: 'article', render: (props) => <PostCard {...post} {...props} actions={spies()} /> });

function show(more: Partial<PostCardProps> = {}) {
  const actions = spies();
  render(<PostCard {...post} actions={actions} {...more} />);
  return actions;
}
const choose = async (item: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'More about the post by Mara' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('PostCard', () => {
  it('says who wrote what and when', () => {
    show();
    expect(screen.getByRole('article', { name: 'Mara' })).toHaveTextContent(post.text);
    expect(screen.getByText('2 hours ago')).toHaveAttribute('datetime', post.dateTime);
    expect(screen.getByRole('link', { name: '1 reply' })).toHaveAttribute('href', '/connect/posts/1');
  });

  it('gives a reaction and takes it back, each with its count in words', async () => {
    const actions = show();
    await userEvent.click(screen.getByRole('button', { name: 'Cheer 12', pressed: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Thank you', pressed: false }));
    expect(actions.onReact.mock.calls).toEqual([
      ['cheer', false],
      ['thanks', true],
    ]);
  });

  it('lets another’s post be reported and its author be muted', async () => {
    const actions = show();
    await choose('Mute Mara');
    await choose(/^Report/);
    expect(actions.onMute).toHaveBeenCalledTimes(1);
    expect(actions.onReport).toHaveBeenCalledTimes(1);
  });

  it('lets the own post be edited and deleted, not reported', async () => {
    const actions = show({ own: true });
    await choose('Delete');
    expect(actions.onDelete).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'More about the post by Mara' }));
    expect(screen.queryByRole('menuitem', { name: /Report/ })).toBeNull();
  });

  it('withholds a post that is under review, with its reactions, but not from its author', () => {
    show({ state: 'review' });
    expect(screen.getByText('This post is hidden while a person looks at it.')).toBeVisible();
    expect(screen.queryByText(post.text)).toBeNull();
    expect(screen.queryByRole('button', { name: /Cheer/ })).toBeNull();
    show({ state: 'review', own: true });
    expect(screen.getByText(post.text)).toBeVisible();
  });

  it('shows again what the member had hidden', async () => {
    const actions = show({ state: 'hidden' });
    expect(screen.queryByText(post.text)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(actions.onShow).toHaveBeenCalledTimes(1);
  });

  it('folds a long text and opens it', async () => {
    show({ text: 'One more line. '.repeat(50) });
    const button = screen.getByRole('button', { name: 'Show all', expanded: false });
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  });

  it('waits with everything while it is being sent, and says what failed', () => {
    show({ pending: true, error: 'The post could not be sent.' });
    expect(screen.getByText('Sending…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cheer 12' })).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('The post could not be sent.');
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the card's own business
    render(<PostCard {...post} className="mine" actions={spies()} />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
