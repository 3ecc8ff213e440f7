import { MESSAGE_MAX_LENGTH } from '@everstep/domain';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Chip, ToggleChip } from '../../components/Chip/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './Composer.css.ts';
import { composerTexts } from './texts.ts';

export interface ComposerProps {
  /** Name of the guide; null while none is chosen. */
  personaName: string | null;
  /** What stands in the field. */
  text: string;
  /** Called with every change. */
  onTextChange: (text: string) => void;
  /** Called by Enter and by the button, with something to send; while a reply is being written, too. */
  onSend: () => void;
  /** The message is on its way: the input waits and the button shows a spinner. @default false */
  sending?: boolean | undefined;
  /** A reply is being written: a button stops it, beside the one that sends where something is written. @default false */
  replying?: boolean | undefined;
  /** The message has to wait until the reply is whole, which is said under the field. @default false */
  waits?: boolean | undefined;
  /** Called by the button while a reply is being written. */
  onStop?: (() => void) | undefined;
  /** A line beside the chip, such as what the guide may see. */
  hint?: string | undefined;
  /** Called by the line, which is a button then. */
  onHint?: (() => void) | undefined;
  /** Whether the guide is given no records and keeps nothing. @default false */
  incognito?: boolean | undefined;
  /** Called with the choice; given only where it is still open, before the first message. */
  onIncognitoChange?: ((incognito: boolean) => void) | undefined;
  /** Reaches the field itself, to give it the focus. */
  inputRef?: RefObject<HTMLTextAreaElement | null> | undefined;
}

/** keyCode 229: a key that an input method is still composing with; some browsers report it after compositionend. */
const COMPOSING_KEY = 229;
/** Fewer characters than this are counted for the member. */
const COUNTED_FROM = 200;

/** Where a message is written: Enter sends, Shift+Enter breaks the line, and nothing is sent while an input method composes. */
export function Composer(props: ComposerProps) {
  const { personaName, text, onTextChange, onSend, sending = false, replying = false, waits = false, onStop } = props;
  const texts = useTexts('Composer', composerTexts);
  const lengthId = useId();
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const input = props.inputRef ?? ownRef;
  const composer = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusKept(composer, input, sending);
  const leaveStop = useFocusKept(composer, input, replying);
  const lastButton = useRef<HTMLButtonElement>(null);
  const left = MESSAGE_MAX_LENGTH - text.length;
  const cannotSend = text.trim() === '' || left < 0 || personaName === null || sending;

  const send = () => {
    keepFocus();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!meansSend(event)) return;
    event.preventDefault();
    if (!cannotSend) send();
  };
  return (
    <div ref={composer} className={styles.composer}>
      {personaName && <Context {...props} name={personaName} />}
      <div className={styles.box}>
        <div className={styles.growing} data-text={text}>
          <textarea
            ref={input}
            aria-label={personaName ? texts.label(personaName) : texts.labelWithoutGuide}
            className={styles.input}
            rows={1}
            value={text}
            placeholder={personaName ? texts.placeholder(personaName) : texts.placeholderWithoutGuide}
            disabled={personaName === null || sending}
            enterKeyHint="send"
            aria-describedby={lengthId}
            aria-invalid={left < 0 || undefined}
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {replying && onStop ? (
          <IconButton
            ref={lastButton}
            tone={text.trim() === '' ? 'primary' : 'soft'}
            label={texts.stop}
            icon={<Square size="1em" fill="currentColor" />}
            onClick={(event) => {
              // A finger on the glass wants no keyboard over the reply.
              if (!isTouch(event)) leaveStop();
              onStop();
            }}
          />
        ) : (
          <IconButton
            ref={lastButton}
            tone="primary"
            label={texts.send}
            icon={<ArrowUp size="1em" />}
            loading={sending}
            disabled={cannotSend || replying}
            onClick={send}
          />
        )}
        {replying && onStop && text.trim() !== '' && (
          <SendMeanwhile label={texts.send} disabled={cannotSend} onClick={send} heir={lastButton} />
        )}
      </div>
      <p role="status" className={replying && waits ? styles.waits : styles.silent}>
        {replying && waits ? texts.waits : ''}
      </p>
      <Length id={lengthId} left={left} />
    </div>
  );
}

interface SendMeanwhileProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  /** Has the focus where this button goes with it: at the end of the reply, that one sends. */
  heir: RefObject<HTMLButtonElement | null>;
}

/** Sends beside the button that stops a reply, as Enter does. */
function SendMeanwhile({ label, disabled, onClick, heir }: SendMeanwhileProps) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = own.current;
    return () => {
      // It is still in the page here; the other one becomes the button that sends in the same moment.
      if (button !== null && document.activeElement === button) queueMicrotask(() => heir.current?.focus());
    };
  }, [heir]);
  return <IconButton ref={own} tone="primary" label={label} icon={<ArrowUp size="1em" />} disabled={disabled} onClick={onClick} />;
}

function meansSend({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  const composing = nativeEvent.isComposing || keyCode === COMPOSING_KEY;
  return key === 'Enter' && !shiftKey && !composing;
}

interface ContextProps extends Pick<ComposerProps, 'hint' | 'onHint' | 'incognito' | 'onIncognitoChange'> {
  name: string;
}

function Context({ name, hint, onHint, incognito = false, onIncognitoChange }: ContextProps) {
  const texts = useTexts('Composer', composerTexts);
  const line = incognito ? texts.incognitoLine(name) : hint;
  return (
    <div className={styles.context}>
      <Chip>{texts.chattingWith(name)}</Chip>
      {onIncognitoChange ? (
        <ToggleChip pressed={incognito} onPressedChange={onIncognitoChange}>
          {texts.incognito}
        </ToggleChip>
      ) : (
        incognito && <Chip tone="neutral">{texts.incognito}</Chip>
      )}
      {line && !incognito && onHint ? (
        <button type="button" className={styles.hintButton} onClick={onHint}>
          {line}
        </button>
      ) : (
        line && <span className={styles.hint}>{line}</span>
      )}
    </div>
  );
}

/** Said only where it matters. Longer text is kept and may be shortened; cutting what is pasted would lose it. */
function Length({ id, left }: { id: string; left: number }) {
  const texts = useTexts('Composer', composerTexts);
  const words = left < 0 ? texts.tooLong(-left) : left < COUNTED_FROM ? texts.left(left) : '';
  return (
    <p id={id} className={left < 0 ? styles.tooLong : styles.length} hidden={words === ''}>
      {words}
    </p>
  );
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean => 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/** A field that waits loses focus; it gets it back for the next message, unless the member went elsewhere meanwhile. */
function useFocusKept(composer: RefObject<HTMLElement | null>, input: RefObject<HTMLTextAreaElement | null>, sending: boolean): () => void {
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (sending || !wanted.current) return;
    wanted.current = false;
    const active = document.activeElement;
    const stayed = active === document.body || active?.getAttribute('role') === 'dialog' || composer.current?.contains(active);
    if (stayed) input.current?.focus({ preventScroll: true });
  }, [sending, composer, input]);
  return () => {
    wanted.current = true;
  };
}
