import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { optionAfterKey } from '../../internal/active-option.ts';
import { Modal } from '../../internal/Modal/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CommandList } from './CommandList.tsx';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './CommandPalette.types.ts';
import { findCommands } from './find-commands.ts';

/** The dialog around the palette; what is typed lives only as long as it is open. */
export function CommandPanel(props: CommandPaletteProps) {
  const { open, onOpenChange, title = 'Go to', description = 'Pages, entries and actions' } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      hideHeader
      bodyPadding="none"
      initialFocus={input}
    >
      <Finder {...props} name={title} input={input} />
    </Modal>
  );
}

interface FinderProps extends CommandPaletteProps {
  /** Of input and list. */
  name: string;
  input: React.RefObject<HTMLInputElement | null>;
}

const none: readonly string[] = [];

/** A box that is typed into and the list that it controls; the focus stays in the box. */
function Finder({ name, input, groups, recent = none, recentLabel = 'Recent', onRun, onOpenChange, onQueryChange, ...rest }: FinderProps) {
  const { loading = false, placeholder = 'Where to?' } = rest;
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
        {commands.length === 0 && !loading && (
          <p className={styles.empty}>{query === '' ? 'Nothing to go to yet.' : `Nothing found for “${query}”.`}</p>
        )}
        {commands.length === 0 && loading && <p className={styles.empty}>Looking…</p>}
      </div>
      <VisuallyHidden role="status">{spokenCount(query, commands.length, loading)}</VisuallyHidden>
    </>
  );
}

/** What a screen reader hears after typing; the options themselves are read as they become active. */
function spokenCount(query: string, count: number, loading: boolean): string {
  if (query === '') return '';
  if (count === 0) return loading ? 'Looking…' : `Nothing found for “${query}”.`;
  return count === 1 ? '1 found' : `${count} found`;
}
