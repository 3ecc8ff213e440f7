import { type ConversationSummary, excerptOf, foundIn, historyInstant, previewOf } from '@everstep/domain';
import { EyeOff, Pin, Trash2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { timeTexts } from '../../product/texts.ts';
import type { ChatPersona } from '../MessageBubble/index.ts';
import { QuietButton } from '../QuietButton/index.ts';
import * as styles from './ConversationHistory.css.ts';
import { HistoryMenu } from './HistoryMenu.tsx';
import { Marked } from './Marked.tsx';
import { RenameForm } from './RenameForm.tsx';
import { type ConversationHistoryTexts, conversationHistoryTexts } from './texts.ts';

/** A conversation whose row moves or comes, and which of its buttons had the focus. */
export interface Moved {
  readonly id: string;
  readonly at: 'pin' | 'open';
}

export interface HistoryItemProps {
  conversation: ConversationSummary;
  persona: ChatPersona | undefined;
  current: boolean;
  now: Date;
  timeZone: string;
  /** Words of a search: they are marked, and what was said around them is shown. @default '' */
  words?: string | undefined;
  /** Id of the conversation that was pinned, unpinned or brought back last: its row moves or comes, and focus with it. */
  moved: RefObject<Moved | null>;
  onSelect: () => void;
  onDelete: () => void;
  onRename?: ((title: string) => void) | undefined;
  onPin?: ((pinned: boolean) => void) | undefined;
  onSave?: (() => void) | undefined;
}

/** What a conversation goes by: its title, else its first message, else its guide. */
export const titleOfItem = (
  { title, firstMessage }: ConversationSummary,
  persona: ChatPersona | undefined,
  texts: ConversationHistoryTexts,
): string => title?.trim() || texts.untitled(firstMessage, persona?.name);

/** One conversation: guide, title, time and last words; it opens by a press. */
export function HistoryItem(props: HistoryItemProps) {
  const { persona, current, onRename, onPin, onSave, onDelete } = props;
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const [renaming, setRenaming] = useState(false);
  const comesBack = useRef(false);
  const title = titleOfItem(props.conversation, persona, texts);
  const finish = (next?: string) => {
    comesBack.current = true;
    setRenaming(false);
    if (next) onRename?.(next);
  };
  const focusOnReturn = (button: HTMLButtonElement | null) => {
    if (button && comesBack.current) button.focus();
    if (button) comesBack.current = false;
  };
  if (renaming) {
    return (
      <li className={styles.item({ current })}>
        <RenameForm title={title} onDone={finish} />
      </li>
    );
  }
  return (
    <li className={styles.item({ current })}>
      <OpenButton {...props} title={title} />
      {onPin && <PinButton {...props} title={title} onPin={onPin} />}
      {(onRename || onSave) && (
        <HistoryMenu title={title} buttonRef={focusOnReturn} onRename={onRename && (() => setRenaming(true))} onSave={onSave} />
      )}
      <QuietButton label={texts.delete(title)} icon={Trash2} onClick={onDelete} />
    </li>
  );
}

interface PartProps extends HistoryItemProps {
  title: string;
}

function OpenButton({ conversation, persona, current, now, timeZone, words = '', moved, onSelect, title }: PartProps) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const button = useRef<HTMLButtonElement>(null);
  useMovedFocus(button, moved, { id: conversation.id, at: 'open' });
  const { relative } = useTexts('Time', timeTexts);
  const excerpt = saidOf(conversation, words);
  return (
    <button ref={button} type="button" className={styles.open} aria-current={current ? 'true' : undefined} onClick={onSelect}>
      {persona && <PersonaAvatar persona={persona} />}
      <span className={styles.texts}>
        <span className={styles.title}>
          <Marked text={title} words={words} />
        </span>
        <span className={styles.facts}>
          {conversation.incognito && (
            <span className={styles.incognito}>
              <EyeOff role="img" aria-label={texts.incognito} size="1em" />
            </span>
          )}
          <span>{relative(historyInstant(conversation) ?? conversation.createdAt, now, timeZone)}</span>
          {excerpt === undefined && conversation.lastMessage && (
            <>
              {' · '}
              <span>{previewOf(conversation.lastMessage)}</span>
            </>
          )}
        </span>
        {excerpt !== undefined && (
          <span className={styles.excerpt}>
            <Marked text={excerpt} words={words} />
          </span>
        )}
      </span>
    </button>
  );
}

/** What was said where the words stand: as the search found it, else in the last message, as far as it is here. */
function saidOf({ foundText, lastMessage }: ConversationSummary, words: string): string | undefined {
  if (words === '') return undefined;
  if (foundText !== undefined) return foundText;
  return foundIn(lastMessage, words).some(({ isFound }) => isFound) ? excerptOf(lastMessage, words) : undefined;
}

function PinButton({ conversation, moved, title, onPin }: PartProps & { onPin: (pinned: boolean) => void }) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const button = useRef<HTMLButtonElement>(null);
  const { id, pinned = false } = conversation;
  useMovedFocus(button, moved, { id, at: 'pin' });
  const toggle = () => {
    moved.current = { id, at: 'pin' };
    onPin(!pinned);
  };
  return <QuietButton ref={button} label={texts.pin(title)} icon={Pin} pressed={pinned} onClick={toggle} />;
}

/** Gives a button the focus that its row had elsewhere. */
function useMovedFocus(button: RefObject<HTMLElement | null>, moved: RefObject<Moved | null>, { id, at }: Moved) {
  useLayoutEffect(() => {
    if (moved.current?.id !== id || moved.current.at !== at) return;
    moved.current = null;
    // Only if it was lost with the row that stood elsewhere: whoever has gone on stays where they are.
    if (document.activeElement === document.body) button.current?.focus();
  }, [button, moved, id, at]);
}
