import {
  type AdminTemplate,
  challengeCategories,
  challengeDifficulties,
  lengthRules,
  TEMPLATE_LINE_MAX,
  TEMPLATE_MINUTES_MAX,
  TEMPLATE_NAME_MAX,
} from '@everstep/domain';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { countOf } from '../../product/format.ts';
import { categoryWords, difficultyWords } from '../challenges/words.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { useFocusHandover } from '../system/use-focus-handover.ts';
import { TemplateDayFields } from './TemplateDayFields.tsx';
import { TemplateStateChip } from './TemplateStateChip.tsx';
import { type TemplateDraft, templateFields, templateProblems } from './template-draft.ts';

/** What is done with a challenge that is being written. */
export type TemplateAct = 'save' | 'publish' | 'withdraw';

export interface TemplateEditorViewProps {
  /** As it is stored; null for one that is new, undefined while it is on its way or could not be loaded. */
  readonly template: Pick<AdminTemplate, 'state' | 'changed'> | null | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly loadProblem?: string | undefined;
  readonly onRetry: () => void;
  readonly draft: TemplateDraft;
  readonly onDraftChange: (draft: TemplateDraft) => void;
  /** What stands here is not stored yet. */
  readonly unsaved: boolean;
  /** Forgets what is not stored. */
  readonly onDiscard: () => void;
  /** Called with a draft that can be stored; publishing stores it first. */
  readonly onAct: (act: TemplateAct) => void;
  /** What is being done now. */
  readonly acting?: TemplateAct | undefined;
  /** Why it could not be done, in a sentence; what was typed stays. */
  readonly problem?: string | undefined;
  /** It was opened in this place: focus goes into it. @default false */
  readonly takesFocus?: boolean | undefined;
  /** Somebody else has changed it meanwhile. */
  readonly conflict?: { readonly onKeepMine: () => void; readonly onTakeTheirs: () => void } | undefined;
}

/** Where a challenge is written, published and withdrawn. */
export function TemplateEditorView(props: TemplateEditorViewProps) {
  const { template, loadProblem, onRetry, takesFocus = false } = props;
  const card = useRef<HTMLElement>(null);
  useFocusHandover(takesFocus && template !== undefined, () => card.current);
  return (
    <Stack gap="4">
      <Inline>
        <LinkButton href="/admin/challenges" tone="ghost" size="small" icon={<ArrowLeft />}>
          All challenges
        </LinkButton>
      </Inline>
      <Card
        ref={card}
        tabIndex={-1}
        heading={template === null ? 'A new challenge' : 'Challenge'}
        aside={template && <TemplateStateChip {...template} />}
      >
        {loadProblem && <RetryBanner problem={loadProblem} onRetry={onRetry} />}
        {template === undefined && !loadProblem && (
          <LoadingRegion label="Loading the challenge">
            <Skeleton lines={6} />
          </LoadingRegion>
        )}
        {template !== undefined && <Editor {...props} template={template} />}
      </Card>
    </Stack>
  );
}

type EditorProps = TemplateEditorViewProps & { readonly template: NonNullable<TemplateEditorViewProps['template']> | null };

function Editor(props: EditorProps) {
  const { draft, onDraftChange, onAct, problem, conflict } = props;
  const [attempt, setAttempt] = useState(0);
  const problems = templateProblems(draft);
  const problemOf = (fieldId: string) => (attempt > 0 ? problems.find((one) => one.fieldId === fieldId)?.message : undefined);
  const tryTo = (act: TemplateAct) => {
    setAttempt(problems.length > 0 ? attempt + 1 : 0);
    if (problems.length === 0) onAct(act);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    tryTo('save');
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <FormErrorSummary
          attempt={attempt}
          errors={attempt > 0 && problems.length > 0 ? problems : problem ? [{ message: problem }] : []}
        />
        {conflict && <Conflict {...conflict} />}
        <Basics {...props} problemOf={problemOf} />
        <TemplateDayFields draft={draft} onDraftChange={onDraftChange} problemOf={problemOf} />
        <LengthWords days={draft.days.length} />
        <Acts {...props} tryTo={tryTo} />
      </Stack>
    </form>
  );
}

function Conflict({ onKeepMine, onTakeTheirs }: NonNullable<TemplateEditorViewProps['conflict']>) {
  return (
    <Banner
      tone="warning"
      live="assertive"
      title="Somebody has changed this challenge meanwhile"
      actions={
        <Inline>
          <Button size="small" onClick={onKeepMine}>
            Keep mine
          </Button>
          <Button size="small" tone="outline" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </Inline>
      }
    >
      What you wrote is kept on this device until you choose.
    </Banner>
  );
}

interface BasicsProps extends Pick<TemplateEditorViewProps, 'draft' | 'onDraftChange'> {
  readonly problemOf: (fieldId: string) => string | undefined;
}

const categories = challengeCategories.map((value) => ({ value, label: categoryWords[value] }));
const difficulties = challengeDifficulties.map((value) => ({ value, label: difficultyWords[value] }));

function Basics({ draft, onDraftChange, problemOf }: BasicsProps) {
  const change = (part: Partial<TemplateDraft>) => onDraftChange({ ...draft, ...part });
  return (
    <>
      <TextField
        id={templateFields.name}
        label="Name"
        required
        value={draft.name}
        maxLength={TEMPLATE_NAME_MAX}
        error={problemOf(templateFields.name)}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        id={templateFields.line}
        label="In a line"
        help="Stands under the name in the catalogue."
        required
        value={draft.line}
        maxLength={TEMPLATE_LINE_MAX}
        error={problemOf(templateFields.line)}
        onChange={(event) => change({ line: event.target.value })}
      />
      <Grid columns="small" gap="4">
        <Select
          id={templateFields.category}
          label="About"
          required
          options={categories}
          value={draft.category ?? ''}
          error={problemOf(templateFields.category)}
          onValueChange={(value) => change({ category: challengeCategories.find((one) => one === value) ?? null })}
        />
        <Select
          id={templateFields.difficulty}
          label="Asks"
          required
          options={difficulties}
          value={draft.difficulty ?? ''}
          error={problemOf(templateFields.difficulty)}
          onValueChange={(value) => change({ difficulty: challengeDifficulties.find((one) => one === value) ?? null })}
        />
        <NumberField
          id={templateFields.minutes}
          label="Minutes a day, about"
          required
          value={draft.minutes}
          min={1}
          max={TEMPLATE_MINUTES_MAX}
          error={problemOf(templateFields.minutes)}
          onValueChange={(minutes) => change({ minutes })}
        />
      </Grid>
    </>
  );
}

/** Lengths whose end earns something of its own. */
const EARNING_LENGTHS = [7, 21, 60];

/** What follows from the length: nobody has to work it out. */
function LengthWords({ days }: { readonly days: number }) {
  const { completedFrom, fullFrom, pauseDays } = lengthRules(days);
  const end = EARNING_LENGTHS.includes(days)
    ? 'Its end earns what any challenge of this length earns.'
    : 'Each day earns XP; an extra at the end comes with 7, 21 or 60 days.';
  return (
    <Text tone="muted" size="sm" prose>
      {`${countOf(days, 'day')}: the medal comes with ${completedFrom}, the full one with ${fullFrom}, and up to ${countOf(pauseDays, 'day')} may be rest. ${end}`}
    </Text>
  );
}

function Acts({ template, draft, unsaved, onDiscard, onAct, acting, tryTo }: EditorProps & { readonly tryTo: (act: TemplateAct) => void }) {
  const [asking, setAsking] = useState(false);
  const state = template?.state ?? 'draft';
  const canPublish = state !== 'published' || unsaved || template?.changed === true;
  return (
    <Stack gap="3">
      <Inline gap="3">
        <Button
          type="submit"
          tone={canPublish ? 'outline' : 'primary'}
          loading={acting === 'save'}
          disabled={!unsaved && template !== null}
        >
          {state === 'draft' ? 'Save draft' : 'Save'}
        </Button>
        {canPublish && (
          <Button loading={acting === 'publish'} onClick={() => tryTo('publish')}>
            {state === 'published' ? 'Publish changes' : 'Publish'}
          </Button>
        )}
        {state === 'published' && (
          <Button tone="outline" onClick={() => setAsking(true)}>
            Withdraw
          </Button>
        )}
        {unsaved && (
          <Button tone="ghost" onClick={onDiscard}>
            {template === null ? 'Clear the form' : 'Undo my changes'}
          </Button>
        )}
      </Inline>
      <Text tone="muted" size="sm" prose>
        {unsaved ? 'What you write is kept on this device until you save it. ' : ''}
        Members who have begun a challenge go on with what they began with, whatever is changed or withdrawn here.
      </Text>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          onAct('withdraw');
        }}
        title={`Withdraw “${draft.name.trim() || 'this challenge'}”?`}
        description="Nobody can begin it any more. Who has begun it goes on. You can publish it again."
        confirmLabel="Withdraw"
        tone="primary"
        pending={acting === 'withdraw'}
      />
    </Stack>
  );
}
