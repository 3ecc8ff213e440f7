import { type GuideConsent, type GuideDataType, guideDataTypes, type Persona } from '@everstep/domain';
import { ChevronRight } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';

export interface PrivacyViewProps {
  /** What is open to guides; undefined while it is on its way. */
  readonly consent: GuideConsent | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  readonly onConsentChange: (type: GuideDataType, allowed: boolean) => void;
  /** Whose knowledge can be looked at. */
  readonly guides: readonly Pick<Persona, 'id' | 'name' | 'archetype'>[];
  /** Shows what one guide knows. */
  readonly onShowKnowledge: (personaId: string) => void;
}

interface Words {
  readonly label: string;
  readonly help: string;
}

const words: Readonly<Record<GuideDataType, Words>> = {
  goals: { label: 'Goals', help: 'Titles and dates of the goals that moved last.' },
  habits: { label: 'Habits', help: 'The habits of today, and which of them are done.' },
  challenge: { label: 'Challenges', help: 'The names of challenges under way.' },
  level: { label: 'Level and streak', help: 'Your level, your active days in a row, and today’s check-in.' },
  mood: { label: 'Moods', help: 'How the last days were, as a number from 1 to 5. Never the notes.' },
  journal: { label: 'Journal', help: 'Titles or first lines of your last three entries. Never the rest, and never a locked one.' },
  assessment: { label: 'Assessments', help: 'Results of screenings, once you have taken one.' },
};

/** What the member lets the guides see, and the way to what each of them knows. */
export function PrivacyView({ consent, problem, onRetry, onConsentChange, guides, onShowKnowledge }: PrivacyViewProps) {
  return (
    <Stack gap="6">
      <SettingsSection
        title="What your guides may see"
        description="It goes along with your messages, to the guide that you talk with. A change holds from the next message on; what was said in a conversation before stays in it, and in what its guide remembers of it, until you delete the conversation. Your name and focus belong to your profile and are always known, unless a guide has to forget them."
      >
        {problem !== undefined && (
          <Banner tone="danger" actions={<Button onClick={onRetry}>Try again</Button>}>
            {problem}
          </Banner>
        )}
        {consent === undefined
          ? problem === undefined && (
              <LoadingRegion label="Loading your choices">
                <Skeleton lines={7} />
              </LoadingRegion>
            )
          : guideDataTypes.map((type) => (
              <Switch
                key={type}
                {...words[type]}
                checked={consent[type]}
                onChange={(event) => onConsentChange(type, event.target.checked)}
              />
            ))}
      </SettingsSection>
      <SettingsSection title="What each guide knows" description="Look at it, have a guide forget a part of it, and write notes for it.">
        <List>
          {guides.map(({ id, name, archetype }) => (
            <ListItem key={id} title={name} description={archetype} end={<ChevronRight size="1em" />} onPress={() => onShowKnowledge(id)} />
          ))}
        </List>
      </SettingsSection>
    </Stack>
  );
}
