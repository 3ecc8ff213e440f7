import type { GuideKnowledge, KnownItem, SafetyCard as SafetyCardData, TalkSummary } from '@everstep/domain';
import { LifeBuoy } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Link } from '../../components/Link/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { GuideNotes, type GuideNotesProps } from './GuideNotes.tsx';

export interface KnowledgeDialogProps extends Omit<GuideNotesProps, 'notes' | 'name'> {
  /** Name of the guide. */
  readonly name: string;
  readonly onClose: () => void;
  /** Everything that the guide is told; undefined while it is on its way. */
  readonly knowledge: GuideKnowledge | undefined;
  /** Why it could not be loaded or changed, in a sentence. */
  readonly problem?: string | undefined;
  /** Has the guide forget a record, or tells it again. */
  readonly onForget: (ref: string, forgotten: boolean) => void;
  /** A note is stored and speaks of danger: people to reach. */
  readonly help?: SafetyCardData | undefined;
  /** Opens the way to people. */
  readonly onHelp: () => void;
  /** Where the member decides what guides may see. */
  readonly privacyHref: string;
}

/** What one guide is told of the member beside the conversation: records, notes and what earlier talks are remembered as. */
export function KnowledgeDialog(props: KnowledgeDialogProps) {
  const { name, onClose, knowledge, problem, onForget, help, onHelp, privacyHref, ...notes } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`What ${name} knows`}
      headerActions={
        <Button tone="ghost" icon={<LifeBuoy />} onClick={onHelp}>
          Help now
        </Button>
      }
      description="This goes along with your messages to this guide, and nothing else of your records does."
    >
      <Stack gap="6">
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        {knowledge === undefined ? (
          problem === undefined && (
            <LoadingRegion label={`Loading what ${name} knows`}>
              <Skeleton lines={5} />
            </LoadingRegion>
          )
        ) : (
          <>
            <Records items={knowledge.items} onForget={onForget} privacyHref={privacyHref} />
            <GuideNotes {...notes} name={name} notes={knowledge.notes} />
            {help && <SafetyCard arrives card={help} onHelp={onHelp} />}
            {knowledge.summaries.length > 0 && <Summaries summaries={knowledge.summaries} onForget={onForget} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface RecordsProps extends Pick<KnowledgeDialogProps, 'onForget' | 'privacyHref'> {
  readonly items: readonly KnownItem[];
}

function Records({ items, onForget, privacyHref }: RecordsProps) {
  return (
    <Stack gap="3">
      <Heading level={3} size="md">
        From your records
      </Heading>
      {items.length === 0 ? (
        <Text tone="muted">Nothing.</Text>
      ) : (
        <List>
          {items.map(({ ref, label, detail, source, forgotten }) => (
            <ListItem
              key={ref}
              title={capital(label)}
              description={forgotten ? `${source} · forgotten` : [source, detail].filter((part) => part !== '').join(' · ')}
              end={<Forget label={label} forgotten={forgotten} onChange={(next) => onForget(ref, next)} />}
            />
          ))}
        </List>
      )}
      <Text size="sm" tone="muted">
        Which kinds of records guides may see at all, you decide under <Link href={privacyHref}>Settings, Privacy</Link>.
      </Text>
    </Stack>
  );
}

interface SummariesProps extends Pick<KnowledgeDialogProps, 'onForget'> {
  readonly summaries: readonly TalkSummary[];
}

function Summaries({ summaries, onForget }: SummariesProps) {
  return (
    <Stack gap="3">
      <Heading level={3} size="md">
        From long conversations
      </Heading>
      <Text size="sm" tone="muted">
        The older part of a long conversation is summed up, for that conversation alone.
      </Text>
      <List>
        {summaries.map(({ ref, title, content, forgotten }) => (
          <ListItem
            key={ref}
            title={title}
            description={forgotten ? 'Forgotten' : content}
            end={<Forget label={`the summary of ${title}`} forgotten={forgotten} onChange={(next) => onForget(ref, next)} />}
          />
        ))}
      </List>
    </Stack>
  );
}

interface ForgetProps {
  readonly label: string;
  readonly forgotten: boolean;
  readonly onChange: (forgotten: boolean) => void;
}

const Forget = ({ label, forgotten, onChange }: ForgetProps) => (
  <Button
    size="small"
    tone="outline"
    aria-label={forgotten ? `Bring back ${label}` : `Forget ${label}`}
    onClick={() => onChange(!forgotten)}
  >
    {forgotten ? 'Bring back' : 'Forget'}
  </Button>
);

const capital = (label: string): string => `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
