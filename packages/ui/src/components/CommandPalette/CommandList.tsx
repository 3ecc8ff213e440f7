import { Fragment } from 'react';
import * as styles from './CommandPalette.css.ts';
import type { Command, CommandGroup } from './CommandPalette.types.ts';

interface CommandListProps {
  id: string;
  name: string;
  groups: readonly CommandGroup[];
  /** Id of the active command; undefined when there is none. */
  activeId: string | undefined;
  onRun: (id: string) => void;
}

/** The commands found, in groups. */
export function CommandList({ id, name, groups, activeId, onRun }: CommandListProps) {
  return (
    <div id={id} role="listbox" aria-label={name} className={styles.list}>
      {groups.map((group, index) => {
        const labelId = `${id}-group-${index}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={group.label} role="group" aria-labelledby={labelId}>
            <div id={labelId} className={styles.groupLabel} role="presentation">
              {group.label}
            </div>
            {group.commands.map((command) => (
              <Option key={command.id} id={`${id}-${command.id}`} command={command} active={command.id === activeId} onRun={onRun} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  active: boolean;
  onRun: (id: string) => void;
}

function Option({ id, command, active, onRun }: OptionProps) {
  return (
    // The keys are heard by the input, where the focus is.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={styles.option}
      data-highlighted={active ? '' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(command.id)}
    >
      {command.icon && (
        <span className={styles.icon} aria-hidden="true">
          {command.icon}
        </span>
      )}
      <span className={styles.words}>
        {command.label}
        {command.hint && <span className={styles.hint}> {command.hint}</span>}
      </span>
      {command.shortcut && <Shortcut keys={command.shortcut} />}
    </div>
  );
}

function Shortcut({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.shortcut}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
