import {
  isBlankSafetyPlan,
  SAFETY_PLAN_PART_MAX,
  type SafetyPlanKey,
  type SafetyPlanPart,
  type SafetyPlanWords,
  safetyPlanParts,
} from '@everstep/domain';
import { Printer } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { useHelpHere } from '../../internal/help-in-sight.ts';
import type { JournalSave } from '../../product/JournalEditor/index.ts';
import { SaveLine } from '../../product/JournalEditor/SaveLine.tsx';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { PlanConflict, type SafetyPlanConflict } from './PlanConflict.tsx';
import * as styles from './SafetyPlanView.css.ts';

/** Whether the plan can be shown: on its way, not loaded, or here. */
export const safetyPlanStates = ['loading', 'failed', 'open'] as const;
export type SafetyPlanState = (typeof safetyPlanStates)[number];

export interface SafetyPlanViewProps {
  readonly state: SafetyPlanState;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** Loads it again. */
  readonly onReload: () => void;
  /** The six parts in the member's own words. */
  readonly words: SafetyPlanWords;
  readonly onWordsChange: (words: SafetyPlanWords) => void;
  /** Whether all is kept, and since when. */
  readonly save: JournalSave;
  /** Sends a plan that could not be saved again. */
  readonly onRetrySave: () => void;
  /** The plan was changed on another device meanwhile. */
  readonly conflict?: SafetyPlanConflict | undefined;
  /** Prints the plan; the paper has its words and nothing else. */
  readonly onPrint: () => void;
  /** Day of the last change in words, for the paper. */
  readonly changedOn?: string | undefined;
}

/** A plan for hard times in one's own words: written in a calm hour, read in the other ones. */
export function SafetyPlanView(props: SafetyPlanViewProps) {
  const { state, words, onWordsChange, save, onRetrySave, conflict, onPrint, changedOn } = props;
  useHelpHere('people');
  if (state !== 'open') return <NotOpen {...props} />;
  const change = (key: SafetyPlanKey) => (text: string) => onWordsChange({ ...words, [key]: text });
  return (
    <>
      <div className={styles.screen}>
        <Stack gap="5">
          <PageHeader
            title="My safety plan"
            line="For hard hours, in your own words. Write it in a calm one; a few words a part are enough."
            actions={
              <>
                <Button tone="outline" icon={<Printer size="1em" />} disabled={isBlankSafetyPlan(words)} onClick={onPrint}>
                  Print
                </Button>
                <LinkButton href="/help-now">Help now</LinkButton>
              </>
            }
          />
          {conflict && <PlanConflict {...conflict} />}
          <Card>
            <Stack gap="6">
              {safetyPlanParts.map((part, index) => (
                <Part key={part.key} part={part} number={index + 1} value={words[part.key]} onChange={change(part.key)} />
              ))}
              <SaveLine save={save} onRetry={onRetrySave} />
            </Stack>
          </Card>
          <Text size="sm" tone="muted">
            Only you can read this plan. No guide sees it, nothing in it is counted, and a copy stays on this device so that it opens
            without a connection.
          </Text>
        </Stack>
      </div>
      <Paper words={words} changedOn={changedOn} />
    </>
  );
}

interface PartProps {
  readonly part: SafetyPlanPart;
  readonly number: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Part({ part: { title, question, example }, number, value, onChange }: PartProps) {
  return (
    <TextArea
      label={`${number}. ${title}`}
      help={question}
      placeholder={example}
      value={value}
      minRows={2}
      maxRows={20}
      maxLength={SAFETY_PLAN_PART_MAX}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What the printer gets: the words, as large as they need to be read in a bad hour. */
function Paper({ words, changedOn }: Pick<SafetyPlanViewProps, 'words' | 'changedOn'>) {
  return (
    <div className={styles.paper} aria-hidden="true">
      <Heading level={2} size="xl">
        My safety plan
      </Heading>
      {safetyPlanParts
        .filter(({ key }) => words[key].trim() !== '')
        .map(({ key, title }) => (
          <div key={key} className={styles.paperPart}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <p className={styles.paperWords}>{words[key].trim()}</p>
          </div>
        ))}
      {changedOn !== undefined && <p>{`As of ${changedOn}`}</p>}
    </div>
  );
}

function NotOpen({ state, problem, onReload }: SafetyPlanViewProps) {
  if (state === 'loading')
    return (
      <LoadingRegion label="Loading your plan">
        <Skeleton lines={8} />
      </LoadingRegion>
    );
  return (
    <Stack gap="5">
      <EmptyState
        title="Your plan could not be loaded"
        headingLevel={1}
        illustration={<Vignette scene="signal-lost" />}
        action={
          <Inline>
            <Button onClick={onReload}>Try again</Button>
            <LinkButton tone="outline" href="/help-now">
              Help now
            </LinkButton>
          </Inline>
        }
      >
        {problem}
      </EmptyState>
      <Banner>If you need somebody now, Help now has people to talk to. It needs no connection.</Banner>
    </Stack>
  );
}
