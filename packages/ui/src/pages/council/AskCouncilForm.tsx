import { COUNCIL_QUESTION_MAX, type SafetyCard as SafetyCardData } from '@everstep/domain';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { type CouncilDraft, councilProblems, GUIDES_FIELD, QUESTION_FIELD } from './council-draft.ts';
import { guideNames } from './council-guides.ts';
import { GuideChoice } from './GuideChoice.tsx';

export interface AskCouncilFormProps {
  readonly draft: CouncilDraft;
  readonly onDraftChange: (draft: CouncilDraft) => void;
  /** Called with a draft that can be asked. */
  readonly onAsk: () => void;
  /** Called instead where something is missing: what was written may speak of danger all the same. */
  readonly onIncomplete?: (() => void) | undefined;
  /** It is on its way. @default false */
  readonly asking?: boolean | undefined;
  /** Why it could not be asked, in a sentence; what was typed stays. */
  readonly askProblem?: string | undefined;
  /** People to reach, where a question that nobody has read yet speaks of danger; stands in place of every problem. */
  readonly help?: SafetyCardData | undefined;
  /** A language model is connected: the question goes to a service beyond the server. @default false */
  readonly goesOut?: boolean | undefined;
}

/** One question, and the guides that it goes to. */
export function AskCouncilForm(props: AskCouncilFormProps) {
  const { draft, onDraftChange, asking = false, askProblem, help, goesOut = false } = props;
  const [attempt, setAttempt] = useState(0);
  const problems = councilProblems(draft);
  const problemOf = (fieldId: string) => (attempt > 0 ? problems.find((one) => one.fieldId === fieldId)?.message : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (problems.length === 0) props.onAsk();
    else props.onIncomplete?.();
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {help ? (
            <Unasked help={help} asking={asking} />
          ) : (
            <>
              <FormErrorSummary attempt={attempt} errors={attempt > 0 ? problems : []} />
              {askProblem !== undefined && <Problem>{askProblem}</Problem>}
            </>
          )}
          <TextArea
            id={QUESTION_FIELD}
            label="Your question"
            help="What are you turning over? A sentence or two is plenty."
            value={draft.question}
            onChange={(event) => onDraftChange({ ...draft, question: event.target.value })}
            maxLength={COUNCIL_QUESTION_MAX}
            counter
            error={problemOf(QUESTION_FIELD)}
          />
          <GuideChoice
            chosen={draft.personaIds}
            onChange={(personaIds) => onDraftChange({ ...draft, personaIds })}
            error={problemOf(GUIDES_FIELD)}
          />
          <Inline justify="between" gap="4">
            <Text size="sm" tone="muted">
              Guides are computer programs. {goesOut && 'What you write goes to the service that this server uses. '}What they may see of
              your records, you decide under <Link href="/settings?tab=privacy">Settings, Privacy</Link>.
            </Text>
            <Button type="submit" loading={asking}>
              {draft.personaIds.length < 2 ? 'Ask your guides' : `Ask ${guideNames(draft.personaIds)}`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

function Problem({ children }: { readonly children: string }) {
  return (
    <Banner tone="danger" live="assertive" title="Your question is kept">
      {children}
    </Banner>
  );
}

function Unasked({ help, asking }: { readonly help: SafetyCardData; readonly asking: boolean }) {
  return (
    <Stack gap="3" role="alert">
      <SafetyCard arrives card={help} headingLevel={2} />
      <Text size="sm" tone="muted">
        {asking ? 'Your question is on its way. It is kept below.' : 'Your question was not sent. It is kept below.'}
      </Text>
    </Stack>
  );
}
