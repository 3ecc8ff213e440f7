import { CHAT_INPUT_MAX_ROWS, MESSAGE_MAX_LENGTH } from '@everstep/domain';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { Chip } from '../../components/Chip/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import * as styles from './Composer.css.ts';

export interface ComposerProps {
  /** Name of the guide; null while none is chosen. */
  personaName: string | null;
  text: string;
  onTextChange: (text: string) => void;
  onSend: () => void;
  /** The message is on its way: the input waits and the button shows a spinner. @default false */
  sending?: boolean;
  /** A reply is being written: the button stops it. @default false */
  replying?: boolean;
  onStop?: () => void;
  /** A line beside the chip, such as what the guide may see. */
  hint?: string | undefined;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** keyCode 229: a key that an input method is still composing with; some browsers report it after compositionend. */
const COMPOSING_KEY = 229;

/** Where a message is written: Enter sends, Shift+Enter breaks the line, and nothing is sent while an input method composes. */
export function Composer({
  personaName,
  text,
  onTextChange,
  onSend,
  sending = false,
  replying = false,
  onStop,
  hint,
  inputRef,
}: ComposerProps) {
  const id = useId();
  const blank = text.trim() === '';
  const cannotSend = blank || personaName === null || sending;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const composing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    if (!cannotSend && !replying) onSend();
  };
  const lines = Math.min(CHAT_INPUT_MAX_ROWS, text.split('\n').length);
  return (
    <div className={styles.composer}>
      {personaName && (
        <div className={styles.context}>
          <Chip>Chatting with {personaName}</Chip>
          {hint && <span className={styles.hint}>{hint}</span>}
        </div>
      )}
      <div className={styles.box}>
        <label className={styles.label} htmlFor={id}>
          {personaName ? `Message to ${personaName}` : 'Message'}
        </label>
        <textarea
          id={id}
          ref={inputRef}
          className={styles.input}
          rows={lines}
          value={text}
          maxLength={MESSAGE_MAX_LENGTH}
          placeholder={personaName ? `Message ${personaName}...` : 'Select a guide first...'}
          disabled={personaName === null || sending}
          enterKeyHint="send"
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {replying && onStop ? (
          <IconButton tone="primary" label="Stop reply" icon={<Square size="1em" />} onClick={onStop} />
        ) : (
          <IconButton
            tone="primary"
            label="Send message"
            icon={<ArrowUp size="1em" />}
            loading={sending}
            disabled={cannotSend}
            onClick={onSend}
          />
        )}
      </div>
    </div>
  );
}
