import { countWords } from '@everstep/domain';
import { Lock } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Chip } from '../../components/Chip/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './JournalEditor.css.ts';
import { type JournalPhotosProps, Photos } from './JournalPhotos.tsx';
import { type JournalPromptProps, PromptCard } from './JournalPrompt.tsx';
import { type JournalSave, SaveLine } from './SaveLine.tsx';
import { journalEditorTexts } from './texts.ts';

export interface JournalEditorProps extends Omit<NativeProps<'section'>, 'title' | 'children'> {
  /** Day of the entry, in words. */
  readonly date: string;
  /** The same for machines, `YYYY-MM-DD`. */
  readonly localDate: string;
  /** Title of the entry; may be empty. */
  readonly title: string;
  /** Called with every change of the title. */
  readonly onTitleChange: (title: string) => void;
  /** The words of the entry. */
  readonly body: string;
  /** Called with every change of the words. */
  readonly onBodyChange: (body: string) => void;
  /** Whether all is kept, and since when. */
  readonly save: JournalSave;
  /** Sends an entry that could not be saved again. */
  readonly onRetry: () => void;
  /** Encrypted on this device before it leaves it. @default false */
  readonly locked?: boolean;
  /** A question to write about; without it none is offered. */
  readonly prompt?: JournalPromptProps | undefined;
  /** The entry as it will be read; adds the choice between writing and reading. */
  readonly preview?: ReactNode;
  /** The field for tags. */
  readonly tags?: ReactNode;
  /** The mood of the day, or the way to it. */
  readonly mood?: ReactNode;
  /** Pictures of the entry; without them none can be added. */
  readonly photos?: JournalPhotosProps | undefined;
  /** Opens as it is read, where there is a `preview`, as for an old entry. @default false */
  readonly beginReading?: boolean;
  /** Puts the cursor into the words when it opens, as for a new entry. @default false */
  readonly beginInText?: boolean;
  /** What is wrong with the text, such as that it is too long to be saved. */
  readonly error?: ReactNode;
}

/** Characters that an entry may have. */
const MOST_CHARACTERS = 100_000;
const MOST_TITLE_CHARACTERS = 200;
/** Room to begin with, and no end: the page scrolls, not the field. */
const ROWS = { minRows: 10, maxRows: 10_000 };

function Writing({ body, error, onBodyChange, beginInText }: Pick<JournalEditorProps, 'body' | 'error' | 'onBodyChange' | 'beginInText'>) {
  const texts = useTexts('JournalEditor', journalEditorTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (beginInText) area.current?.focus();
  }, [beginInText]);
  return (
    <TextArea
      {...ROWS}
      ref={area}
      label={texts.entry}
      hideLabel
      value={body}
      maxLength={MOST_CHARACTERS}
      placeholder={texts.entryPlaceholder}
      error={error}
      onChange={(event) => onBodyChange(event.target.value)}
    />
  );
}

/** Where a journal entry is written. The page holds the words and saves them; this shows where they stand. */
export function JournalEditor(props: JournalEditorProps) {
  const { date, localDate, title, onTitleChange, body, onBodyChange, save, onRetry, locked = false, ...others } = props;
  const { prompt, preview, tags, mood, photos, error, beginReading = false, beginInText = false, ...rest } = others;
  const texts = useTexts('JournalEditor', journalEditorTexts);
  const [view, setView] = useState(beginReading ? 'read' : 'write');
  // A long text takes a while to count; the keys don't wait for it.
  const words = countWords(useDeferredValue(body));
  const views = [
    { value: 'write', label: texts.write },
    { value: 'read', label: texts.read },
  ];
  const reading = preview !== undefined && view === 'read';
  return (
    <section aria-label={texts.label} {...rest} className={styles.editor}>
      <header className={styles.header}>
        <time className={styles.date} dateTime={localDate}>
          {date}
        </time>
        {locked && (
          <Chip tone="neutral" icon={<Lock />}>
            {texts.locked}
          </Chip>
        )}
        {preview !== undefined && (
          <span className={styles.views}>
            <SegmentedControl label={texts.view} hideLabel segments={views} value={view} onValueChange={setView} />
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
            label={texts.title}
            value={title}
            maxLength={MOST_TITLE_CHARACTERS}
            placeholder={texts.titlePlaceholder}
            autoComplete="off"
            onChange={(event) => onTitleChange(event.target.value)}
          />
          <Writing body={body} error={error} onBodyChange={onBodyChange} beginInText={beginInText} />
        </>
      )}
      <div className={styles.foot}>
        <SaveLine save={save} onRetry={onRetry} />
        <span className={styles.count}>{texts.words(words)}</span>
      </div>
      {mood}
      {tags}
      {photos && <Photos {...photos} />}
    </section>
  );
}
