import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { optionAfterKey } from '../../internal/active-option.ts';
import { Modal } from '../../internal/Modal/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CommandList } from './CommandList.tsx';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './CommandPalette.types.ts';
import { findCommands } from './find-commands.ts';
import { type CommandPaletteTexts, commandPaletteTexts } from './texts.ts';

/** The dialog around the palette; what is typed lives only as long as it is open. */
export function CommandPanel(props: CommandPaletteProps) {
  const texts = useTexts('CommandPalette', commandPaletteTexts);
  const { open, onOpenChange, title = texts.title, description = texts.description } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      hideHeader
      bodyPadding="none"
      placement="top"
      initialFocus={input}
    >
      <Finder {...props} name={title} texts={texts} input={input} />
    </Modal>
  );
}

interface FinderProps extends CommandPaletteProps {
  /** Of input and list. */
  name: string;
  texts: CommandPaletteTexts;
  input: React.RefObject<HTMLInputElement | null>;
}

const none: readonly string[] = [];

/** A box that is typed into and the list that it controls; the focus stays in the box. */
function Finder({ name, texts, input, groups, recent = none, onRun, onOpenChange, onQueryChange, ...rest }: FinderProps) {
  const { loading = false, placeholder = texts.placeholder, recentLabel = texts.recent } = rest;
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const found = findCommands(groups, query, recent, recentLabel);
  const commands = found.flatMap((group) => group.commands);
  // Commands that come and go while a search runs never leave the active one beyond the end.
  const position = Math.min(active, commands.length - 1);
  const current = commands[position];

  useEffect(() => {
    document.getElementById(`${listId}-${current?.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, current?.id]);

  const run = (id: string) => {
    onOpenChange(false);
    onRun(id);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const moved = optionAfterKey(event.key, position, commands.length);
    if (moved !== undefined) {
      event.preventDefault();
      setActive(moved);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      run(current.id);
    }
  };

  return (
    <>
      <div className={styles.bar}>
        <span className={styles.barIcon} aria-hidden="true">
          {loading ? <Spinner size="small" /> : <Search size={20} />}
        </span>
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={name}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.id}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          placeholder={placeholder}
          value={query}
          onKeyDown={press}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
            onQueryChange?.(target.value);
          }}
        />
      </div>
      <div className={styles.results}>
        <CommandList id={listId} name={name} groups={found} activeId={current?.id} onRun={run} />
        {commands.length === 0 && !loading && <p className={styles.empty}>{query === '' ? texts.nothingYet : texts.nothingFound(query)}</p>}
        {commands.length === 0 && loading && <p className={styles.empty}>{texts.looking}</p>}
      </div>
      <VisuallyHidden role="status">{spokenCount(texts, query, commands.length, loading)}</VisuallyHidden>
    </>
  );
}

/** What a screen reader hears after typing; the options themselves are read as they become active. */
function spokenCount(texts: CommandPaletteTexts, query: string, count: number, loading: boolean): string {
  if (query === '') return '';
  if (count === 0) return loading ? texts.looking : texts.nothingFound(query);
  return texts.found(count);
}
