import type { DateText, SafetyCard as SafetyCardData } from '@everstep/domain';
import { Download, Ellipsis, Lock, LockOpen, Pin, PinOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { DatePicker } from '../../components/DatePicker/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../../components/Menu/index.ts';
import { Select } from '../../components/Select/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TagField } from '../../components/TagField/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { JournalEditor, type JournalPhotosProps, type JournalPromptProps, type JournalSave } from '../../product/JournalEditor/index.ts';
import { PageColumns, PageHeader } from '../../product/PageLayout/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { ConflictCard, type JournalConflict } from './ConflictCard.tsx';

/** What a member writes. */
export interface JournalText {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}

/** Whether the entry can be shown: on its way, not found, not loaded, locked with the passphrase still to come, or here. */
export const journalEntryStates = ['loading', 'missing', 'failed', 'shut', 'open'] as const;
export type JournalEntryState = (typeof journalEntryStates)[number];

export interface JournalEntryViewProps {
  readonly state: JournalEntryState;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** Loads it again. */
  readonly onReload: () => void;
  /** Asks for the passphrase of a locked entry. */
  readonly onUnlock: () => void;
  readonly text: JournalText;
  readonly onTextChange: (text: JournalText) => void;
  /** The text as it will be read. */
  readonly preview?: ReactNode;
  readonly save: JournalSave;
  readonly onRetrySave: () => void;
  /** What is wrong with the text, in a sentence. */
  readonly textProblem?: string | undefined;
  readonly localDate: DateText;
  readonly onDateChange: (date: DateText) => void;
  readonly today: DateText;
  /** BCP 47 tag for dates. @default 'en-GB' */
  readonly locale?: string | undefined;
  /** A question to begin with. */
  readonly prompt?: JournalPromptProps | undefined;
  /** Tags in use elsewhere. @default [] */
  readonly tagSuggestions?: readonly string[] | undefined;
  /** Moods of the entry's day, in words. @default [] */
  readonly moods?: readonly { readonly id: string; readonly label: string }[] | undefined;
  readonly moodId: string | null;
  readonly onMoodChange: (moodId: string | null) => void;
  /** Photos; a locked entry has none. */
  readonly photos?: JournalPhotosProps | undefined;
  readonly locked: boolean;
  readonly onLockedChange: (locked: boolean) => void;
  readonly pinned: boolean;
  readonly onPinnedChange: (pinned: boolean) => void;
  readonly onDelete: () => void;
  /** Saves the entry as a file. */
  readonly onExport: () => void;
  /** It opens as it is read. @default false */
  readonly isOld?: boolean | undefined;
  /** It is being begun: the cursor stands in its words. @default false */
  readonly isNew?: boolean | undefined;
  /** Whether it was put down as done. */
  readonly finished: boolean;
  readonly onDone: () => void;
  /** It is being put down as done. @default false */
  readonly doing?: boolean | undefined;
  /** People to reach, after words that speak of danger. */
  readonly help?: SafetyCardData | undefined;
  /** The entry was changed elsewhere. */
  readonly conflict?: JournalConflict | undefined;
}

const NO_MOOD = 'none';
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The day in words; its year where that is not this one, so that a phone has room for what stands beside it. */
const dayOf = (date: DateText, today: DateText): string =>
  `${days.format(Date.parse(date)).replace(',', '')}${date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`}`;

/** One entry, to write and to read. */
export function JournalEntryView(props: JournalEntryViewProps) {
  const { state, conflict, text, onTextChange, locked, localDate, doing = false } = props;
  if (state !== 'open') return <NotOpen {...props} />;
  const nameOfEntry = text.title || (props.finished ? 'Journal entry' : 'New entry');
  return (
    <Stack gap="5">
      <Breadcrumb crumbs={[{ label: 'Journal', href: '/journals' }]} current={nameOfEntry} />
      <PageHeader
        title={nameOfEntry}
        actions={
          <>
            <Button loading={doing} onClick={props.onDone}>
              Done
            </Button>
            <EntryMenu {...props} />
          </>
        }
      />
      {props.help && <SafetyCard arrives card={props.help} headingLevel={2} />}
      {conflict && <ConflictCard {...conflict} />}
      <PageColumns
        main={
          <Card>
            <JournalEditor
              date={dayOf(localDate, props.today)}
              localDate={localDate}
              title={text.title}
              onTitleChange={(title) => onTextChange({ ...text, title })}
              body={text.body}
              onBodyChange={(body) => onTextChange({ ...text, body })}
              save={props.save}
              onRetry={props.onRetrySave}
              locked={locked}
              prompt={props.prompt}
              preview={props.preview}
              error={props.textProblem}
              beginReading={props.isOld ?? false}
              beginInText={props.isNew ?? false}
              tags={
                <TagField
                  label="Tags"
                  value={text.tags}
                  onValueChange={(tags) => onTextChange({ ...text, tags })}
                  suggestions={props.tagSuggestions ?? []}
                  maxTags={20}
                />
              }
              photos={locked ? undefined : props.photos}
            />
          </Card>
        }
        side={
          <Card heading="Belongs to">
            <Frame {...props} />
          </Card>
        }
      />
    </Stack>
  );
}

/** The day and the mood that the entry belongs to. */
function Frame({ localDate, onDateChange, today, locale = 'en-GB', moods = [], moodId, onMoodChange }: JournalEntryViewProps) {
  return (
    <Stack gap="4">
      <DatePicker
        label="Day"
        value={localDate}
        onValueChange={(date) => date && onDateChange(date)}
        today={today}
        max={today}
        locale={locale}
        required
      />
      {moods.length > 0 ? (
        <Select
          label="Mood"
          options={[{ value: NO_MOOD, label: 'None' }, ...moods.map(({ id, label }) => ({ value: id, label }))]}
          value={moodId ?? NO_MOOD}
          onValueChange={(id) => onMoodChange(id === NO_MOOD ? null : id)}
        />
      ) : (
        <Text size="sm" tone="muted">
          No mood on this day yet. <Link href="/mood-tracker">How do you feel?</Link>
        </Text>
      )}
    </Stack>
  );
}

function EntryMenu({ locked, onLockedChange, pinned, onPinnedChange, onExport, onDelete }: JournalEntryViewProps) {
  return (
    <Menu align="end" trigger={<IconButton label="More for this entry" icon={<Ellipsis size="1em" />} tone="outline" />}>
      <MenuItem icon={pinned ? <PinOff size="1em" /> : <Pin size="1em" />} onSelect={() => onPinnedChange(!pinned)}>
        {pinned ? 'Unpin' : 'Pin'}
      </MenuItem>
      <MenuItem icon={locked ? <LockOpen size="1em" /> : <Lock size="1em" />} onSelect={() => onLockedChange(!locked)}>
        {locked ? 'Keep it unlocked' : 'Lock with my passphrase'}
      </MenuItem>
      <MenuItem icon={<Download size="1em" />} onSelect={onExport}>
        Save as Markdown
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 size="1em" />} tone="danger" onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}

function NotOpen({ state, problem, onReload, onUnlock }: JournalEntryViewProps) {
  if (state === 'loading')
    return (
      <LoadingRegion label="Loading the entry">
        <Skeleton lines={8} />
      </LoadingRegion>
    );
  if (state === 'shut')
    return (
      <EmptyState
        title="This entry is locked"
        headingLevel={1}
        illustration={<Vignette scene="cairn" />}
        action={<Button onClick={onUnlock}>Open with the passphrase</Button>}
      >
        Only your passphrase opens it. We do not know it.
      </EmptyState>
    );
  if (state === 'missing')
    return (
      <EmptyState
        title="This entry is not here"
        headingLevel={1}
        illustration={<Vignette scene="not-found" />}
        action={<LinkButton href="/journals">All entries</LinkButton>}
      >
        It may have been deleted.
      </EmptyState>
    );
  return (
    <EmptyState
      title="The entry could not be loaded"
      headingLevel={1}
      illustration={<Vignette scene="signal-lost" />}
      action={<Button onClick={onReload}>Try again</Button>}
    >
      {problem}
    </EmptyState>
  );
}
