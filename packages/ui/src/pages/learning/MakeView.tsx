import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { Trash2 } from 'lucide-react';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { MakeCare } from './MakeCare.tsx';
import { MakeForm, type MakeFormProps } from './MakeForm.tsx';
import { type MadeDraft, shownTitle } from './made-draft.ts';
import { kindWords } from './make-draft.ts';

export interface MakeViewProps extends MakeFormProps {
  /** Answers in place of anything made, where a text speaks of danger. */
  readonly card?: SafetyCardData | undefined;
  /** Makes it all the same, where only a pasted text speaks of danger. */
  readonly onGoOn?: (() => void) | undefined;
  /** What was made on this device, the latest first. */
  readonly drafts: readonly MadeDraft[];
  /** Ids of those that the device had no room for. @default none */
  readonly unstored?: ReadonlySet<string> | undefined;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** The time zone of the reader, IANA. */
  readonly timeZone: string;
}

/** Where a member has an outline, a lesson or a quiz made from a text, and finds what was made before. */
export function MakeView({ card, onGoOn, drafts, unstored, onOpen, onRemove, timeZone, ...form }: MakeViewProps) {
  return (
    <Stack gap="6">
      {card && <MakeCare card={card} onGoOn={onGoOn} />}
      <MakeForm {...form} />
      <Card heading="Kept on this device">
        <Text size="sm" tone="muted">
          What you keep stays in this browser, for you alone, until you sign out: save it as Markdown to have it for good. Of your drafts,
          the latest twelve stay.
        </Text>
        {drafts.length === 0 ? (
          <Text tone="muted">Nothing yet.</Text>
        ) : (
          <List>
            {drafts.map((draft) => (
              <ListItem
                key={draft.id}
                title={shownTitle(draft.made)}
                description={`${kindWords[draft.made.kind].name} · ${dayOf(draft.madeAt, timeZone)}`}
                onPress={() => onOpen(draft.id)}
                end={
                  <Inline gap="1" wrap={false}>
                    <Standing draft={draft} unstored={unstored?.has(draft.id) ?? false} />
                    <IconButton label={`Delete “${shownTitle(draft.made)}”`} icon={<Trash2 />} onClick={() => onRemove(draft.id)} />
                  </Inline>
                }
              />
            ))}
          </List>
        )}
      </Card>
    </Stack>
  );
}

function Standing({ draft, unstored }: { readonly draft: MadeDraft; readonly unstored: boolean }) {
  if (unstored) return <Chip tone="warning">Not kept here</Chip>;
  return <Chip tone={draft.kept ? 'success' : 'neutral'}>{draft.kept ? 'Kept' : 'Draft'}</Chip>;
}

const dayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );
