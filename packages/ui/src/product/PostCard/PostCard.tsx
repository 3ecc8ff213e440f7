import { MessageCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LinkButton } from '../../components/Button/index.ts';
import { Chip, ToggleChip } from '../../components/Chip/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as parts from '../parts.css.ts';
import * as styles from './PostCard.css.ts';
import { PostMenu } from './PostMenu.tsx';
import { PostText, Withheld } from './PostText.tsx';
import { postCardTexts } from './texts.ts';

/** `review`: reported, and hidden until a person has looked. `hidden`: by the member's own choice. */
export type PostState = 'shown' | 'hidden' | 'review';

export interface PostReaction {
  readonly id: string;
  /** Such as "Cheer". */
  readonly word: string;
  readonly count: number;
  /** Whether the member gave it. */
  readonly mine: boolean;
}

export interface PostActions {
  /** Gives a reaction, or takes it back. */
  readonly onReact: (id: string, given: boolean) => void;
  readonly onReport: () => void;
  readonly onMute: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Shows what the member had hidden. */
  readonly onShow: () => void;
}

export interface PostCardProps extends Omit<NativeProps<'article'>, 'children'> {
  /** Who wrote it. */
  readonly author: string;
  /** An `Avatar` or `PersonaAvatar` of the author, without a name of its own. */
  readonly emblem: ReactNode;
  /** A word about the author, such as "Guide, a computer program". */
  readonly authorNote?: string | undefined;
  /** When, in words, such as "2 hours ago". */
  readonly time: string;
  /** The same for machines, ISO 8601. */
  readonly dateTime: string;
  /** What was written; line breaks are kept. */
  readonly text: string;
  /** What it is about, such as "Day 3 of Momentum Builder". */
  readonly about?: string | undefined;
  /** Says that it was changed after it was sent. */
  readonly edited?: boolean;
  /** Kinds of reaction, how many of each, and which is the member's own. */
  readonly reactions: readonly PostReaction[];
  /** How many there are, and where they are read. */
  readonly comments: { readonly count: number; readonly href: string };
  /** Whether all see it, or it waits for somebody to look at it. @default 'shown' */
  readonly state?: PostState;
  /** Whether the member wrote it. @default false */
  readonly own?: boolean;
  /** While it is being sent. @default false */
  readonly pending?: boolean;
  /** A message about what could not be stored. */
  readonly error?: ReactNode;
  /** What can be done with it. */
  readonly actions: PostActions;
}

function Reactions({
  reactions,
  disabled,
  onReact,
}: Pick<PostCardProps, 'reactions'> & { readonly disabled: boolean; readonly onReact: PostActions['onReact'] }) {
  const texts = useTexts('PostCard', postCardTexts);
  return reactions.map(({ id, word, count, mine }) => (
    <ToggleChip key={id} pressed={mine} disabled={disabled} onPressedChange={(given) => onReact(id, given)}>
      {count > 0 ? texts.reaction(word, count) : word}
    </ToggleChip>
  ));
}

/** A post of the community: who, when, what, and how others answered. */
export function PostCard(props: PostCardProps) {
  const { author, emblem, authorNote, time, dateTime, text, about, edited = false, reactions, comments, ...others } = props;
  const { state = 'shown', own = false, pending = false, error, actions, ...rest } = others;
  const texts = useTexts('PostCard', postCardTexts);
  const authorId = useId();
  return (
    <article aria-labelledby={authorId} {...rest} className={styles.post}>
      <header className={styles.header}>
        {emblem}
        <div className={styles.who}>
          <p className={parts.rowTitle} id={authorId}>
            {author}
          </p>
          <p className={styles.line}>
            {authorNote && `${authorNote} · `}
            <time dateTime={dateTime}>{pending ? texts.sending : time}</time>
            {edited && ` · ${texts.edited}`}
          </p>
        </div>
        {!pending && <PostMenu author={author} own={own} actions={actions} />}
      </header>
      {state === 'shown' || (state === 'review' && own) ? (
        <>
          {state === 'review' && <Withheld state={state} own={own} onShow={actions.onShow} />}
          {about && (
            <div>
              <Chip>{about}</Chip>
            </div>
          )}
          <PostText text={text} />
        </>
      ) : (
        <Withheld state={state} own={own} onShow={actions.onShow} />
      )}
      {state === 'shown' && (
        <footer className={styles.footer}>
          <Reactions reactions={reactions} disabled={pending} onReact={actions.onReact} />
          {!pending && (
            <span className={styles.replies}>
              <LinkButton tone="ghost" size="small" icon={<MessageCircle />} href={comments.href}>
                {comments.count === 0 ? texts.reply : texts.replies(comments.count)}
              </LinkButton>
            </span>
          )}
        </footer>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </article>
  );
}
