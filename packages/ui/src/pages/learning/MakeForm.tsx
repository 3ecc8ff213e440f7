import { COURSE_TEXT_MAX, COURSE_TOPIC_MAX, QUIZ_TEXT_MAX } from '@everstep/domain';
import { ListChecks, ListTree, NotebookText, Square } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { MakeFailureNote } from './MakeFailureNote.tsx';
import { kindWords, levelWords, type MakeDraft, makeKinds, makeLevels, makeProblems, TEXT_FIELD, TOPIC_FIELD } from './make-draft.ts';
import type { MakeFailure } from './make-failure.ts';

export interface MakeFormProps {
  readonly draft: MakeDraft;
  readonly onDraftChange: (draft: MakeDraft) => void;
  /** Called with a draft that something can be made of. */
  readonly onMake: () => void;
  /** It is being made. @default false */
  readonly making?: boolean | undefined;
  /** Stops it; nothing is kept of it but what was typed. */
  readonly onStop: () => void;
  /** Why nothing was made the last time. */
  readonly failure?: MakeFailure | undefined;
  /** The device has no connection: nothing can be made until it has one. @default false */
  readonly offline?: boolean | undefined;
}

const icons = { outline: <ListTree />, lesson: <NotebookText />, quiz: <ListChecks /> };
const helps = {
  outline: 'With modules, lessons and what each lesson teaches. The longer the text, the closer the outline keeps to it.',
  lesson: 'The main ideas of the text, its examples, something to try and questions to check yourself.',
  quiz: 'Five questions with four answers each, all from the text.',
};

/** What is to be made, from which text, for whom. */
export function MakeForm({ draft, onDraftChange, onMake, making = false, onStop, failure, offline = false }: MakeFormProps) {
  const [attempt, setAttempt] = useState(0);
  const problems = makeProblems(draft);
  const shown = attempt > 0 && problems.length > 0 ? problems : failure?.kind === 'fields' ? failure.errors : [];
  const problemOf = (fieldId: string) => shown.find((problem) => problem.fieldId === fieldId)?.message;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (making) return;
    setAttempt(attempt + 1);
    if (problems.length === 0) onMake();
  };
  const set = (change: Partial<MakeDraft>) => onDraftChange({ ...draft, ...change });
  const { name, one, making: words } = kindWords[draft.kind];
  return (
    <Card>
      <form onSubmit={submit} noValidate aria-label="Make something from a text">
        <Stack gap="5">
          <FormErrorSummary attempt={attempt} errors={shown} />
          <MakeFailureNote failure={failure} offline={offline} />
          <SegmentedControl
            label="What shall be made?"
            help={helps[draft.kind]}
            segments={makeKinds.map((kind) => ({ value: kind, label: kindWords[kind].name, icon: icons[kind] }))}
            value={draft.kind}
            onValueChange={(chosen) => set({ kind: makeKinds.find((kind) => kind === chosen) ?? draft.kind })}
            disabled={making}
          />
          <TextField
            id={TOPIC_FIELD}
            label="Subject"
            help="In a few words, such as “Growing tomatoes”. It becomes the title."
            value={draft.topic}
            onChange={(event) => set({ topic: event.target.value })}
            maxLength={COURSE_TOPIC_MAX}
            error={problemOf(TOPIC_FIELD)}
          />
          <TextArea
            id={TEXT_FIELD}
            label="Text"
            help={textHelp(draft)}
            value={draft.text}
            onChange={(event) => set({ text: event.target.value })}
            minRows={6}
            maxRows={14}
            maxLength={COURSE_TEXT_MAX}
            counter
            error={problemOf(TEXT_FIELD)}
          />
          {draft.kind !== 'quiz' && (
            <SegmentedControl
              label="Level"
              segments={makeLevels.map((level) => ({ value: level, label: levelWords[level] }))}
              value={draft.level}
              onValueChange={(chosen) => set({ level: makeLevels.find((level) => level === chosen) ?? draft.level })}
              disabled={making}
            />
          )}
          <Inline justify="between" gap="4">
            <Text size="sm" tone="muted">
              {making ? `${words}. It takes up to 30 seconds.` : 'What is made is a draft until you keep it. Only you see it.'}
            </Text>
            <Inline gap="3">
              {making && (
                <Button tone="outline" icon={<Square />} onClick={onStop}>
                  Stop
                </Button>
              )}
              <Button type="submit" loading={making} aria-label={`Make ${one}`}>
                Make {name === 'Outline' ? 'an' : 'a'} {name.toLowerCase()}
              </Button>
            </Inline>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

function textHelp({ kind, text }: MakeDraft): string {
  const cut = QUIZ_TEXT_MAX.toLocaleString('en-GB');
  if (kind !== 'quiz') return 'A chapter, notes, an article: whatever the course is about. Without a text you get a plan for the subject.';
  return text.length > QUIZ_TEXT_MAX
    ? `Your text is longer than ${cut} characters: the quiz uses the first ${cut}.`
    : `Ten sentences or more. A quiz uses the first ${cut} characters.`;
}
