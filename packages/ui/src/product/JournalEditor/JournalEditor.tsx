import { Lock } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Chip } from '../../components/Chip/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { countOf } from '../format.ts';
import { countWords } from './count-words.ts';
import * as styles from './JournalEditor.css.ts';
import { type JournalPhotosProps, Photos } from './JournalPhotos.tsx';
import { type JournalPromptProps, PromptCard } from './JournalPrompt.tsx';
import { type JournalSave, SaveLine } from './SaveLine.tsx';

export interface JournalEditorProps extends Omit<NativeProps<'section'>, 'title' | 'children'> {
  /** Day of the entry, in words. */
  readonly date: string;
  /** The same for machines, `YYYY-MM-DD`. */
  readonly localDate: string;
  readonly title: string;
  readonly onTitleChange: (title: string) => void;
  readonly body: string;
  readonly onBodyChange: (body: string) => void;
  readonly save: JournalSave;
  /** Sends an entry that could not be saved again. */
  readonly onRetry: () => void;
  /** Encrypted on this device before it leaves it. @default false */
  readonly locked?: boolean;
  readonly prompt?: JournalPromptProps | undefined;
  /** The entry as it will be read; adds the choice between writing and reading. */
  readonly preview?: ReactNode;
  /** The field for tags. */
  readonly tags?: ReactNode;
  /** The mood of the day, or the way to it. */
  readonly mood?: ReactNode;
  readonly photos?: JournalPhotosProps | undefined;
  /** What is wrong with the text, such as that it is too long to be saved. */
  readonly error?: ReactNode;
}

/** Characters that an entry may have. */
const MOST_CHARACTERS = 100_000;
const MOST_TITLE_CHARACTERS = 200;
/** Room to begin with, and no end: the page scrolls, not the field. */
const ROWS = { minRows: 10, maxRows: 10_000 };

const views = [
  { value: 'write', label: 'Write' },
  { value: 'read', label: 'Read' },
];

function Writing({ body, error, onBodyChange }: Pick<JournalEditorProps, 'body' | 'error' | 'onBodyChange'>) {
  return (
    <TextArea
      {...ROWS}
      label="Your entry"
      hideLabel
      value={body}
      maxLength={MOST_CHARACTERS}
      placeholder="What stayed with you today?"
      error={error}
      onChange={(event) => onBodyChange(event.target.value)}
    />
  );
}

/** Where a journal entry is written. The page holds the words and saves them; this shows where they stand. */
export function JournalEditor(props: JournalEditorProps) {
  const { date, localDate, title, onTitleChange, body, onBodyChange, save, onRetry, locked = false, ...others } = props;
  const { prompt, preview, tags, mood, photos, error, ...rest } = others;
  const [view, setView] = useState('write');
  // A long text takes a while to count; the keys don't wait for it.
  const words = countWords(useDeferredValue(body));
  const reading = preview !== undefined && view === 'read';
  return (
    <section aria-label="Journal entry" {...rest} className={styles.editor}>
      <header className={styles.header}>
        <time className={styles.date} dateTime={localDate}>
          {date}
        </time>
        {locked && (
          <Chip tone="neutral" icon={<Lock />}>
            Locked: only your passphrase opens it
          </Chip>
        )}
        {preview !== undefined && (
          <span className={styles.views}>
            <SegmentedControl label="View" hideLabel segments={views} value={view} onValueChange={setView} />
          </span>
        )}
      </header>
      {prompt && !reading && <PromptCard {...prompt} />}
      {reading ? (
        <div className={styles.preview}>
          {title && <p className={styles.title}>{title}</p>}
          {preview}
        </div>
      ) : (
        <>
          <TextField
            label="Title"
            value={title}
            maxLength={MOST_TITLE_CHARACTERS}
            placeholder="May stay empty"
            autoComplete="off"
            onChange={(event) => onTitleChange(event.target.value)}
          />
          <Writing body={body} error={error} onBodyChange={onBodyChange} />
        </>
      )}
      <div className={styles.foot}>
        <SaveLine save={save} onRetry={onRetry} />
        <span className={styles.count}>{countOf(words, 'word')}</span>
      </div>
      {mood}
      {tags}
      {photos && <Photos {...photos} />}
    </section>
  );
}
