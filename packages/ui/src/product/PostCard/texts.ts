import { countOf, formatCount } from '../format.ts';

/** The fixed words of a `PostCard`. */
export interface PostCardTexts {
  readonly sending: string;
  readonly edited: string;
  readonly reply: string;
  readonly replies: (count: number) => string;
  /** A reaction with how many gave it, at least one. */
  readonly reaction: (word: string, count: number) => string;
  readonly more: (author: string) => string;
  readonly edit: string;
  readonly delete: string;
  readonly mute: (author: string) => string;
  readonly report: string;
  readonly reportHint: string;
  /** Fold a long text. */
  readonly showAll: string;
  readonly showLess: string;
  readonly hidden: string;
  readonly show: string;
  readonly review: string;
  readonly reviewOwn: string;
}

export const postCardTexts: PostCardTexts = {
  sending: 'Sending…',
  edited: 'edited',
  reply: 'Reply',
  replies: (count) => countOf(count, 'reply', 'replies'),
  reaction: (word, count) => `${word} ${formatCount(count)}`,
  more: (author) => `More about the post by ${author}`,
  edit: 'Edit',
  delete: 'Delete',
  mute: (author) => `Mute ${author}`,
  report: 'Report',
  reportHint: 'A person looks at it. Nobody is told that it was you.',
  showAll: 'Show all',
  showLess: 'Show less',
  hidden: 'You have hidden this post.',
  show: 'Show it',
  review: 'This post is hidden while a person looks at it.',
  reviewOwn: 'Your post is hidden while a person looks at it. You will hear from us either way.',
};
