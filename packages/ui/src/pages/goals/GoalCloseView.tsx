import { GOAL_LESSON_MAX, type Goal, isMilestoneReached } from '@everstep/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { countOf } from '../../product/format.ts';

export interface GoalCloseViewProps {
  readonly goal: Goal;
  /** `complete` for a goal that is reached, `archive` for one that is let go. */
  readonly way: 'complete' | 'archive';
  /** What was learned, as far as it is written. */
  readonly lesson: string;
  readonly onLessonChange: (lesson: string) => void;
  readonly onConfirm: () => void;
  /** It is being stored. @default false */
  readonly saving?: boolean | undefined;
  /** Why it could not be stored, in a sentence; what was typed stays. */
  readonly problem?: string | undefined;
  readonly onCancel: () => void;
}

const words = {
  complete: {
    title: 'Complete this goal?',
    question: 'What did you learn on the way?',
    help: 'For whoever you are when the next one is far away. You can leave it empty.',
    confirm: 'Complete goal',
  },
  archive: {
    title: 'Let this goal go?',
    question: 'What do you take with you from it?',
    help: 'Not every goal is for reaching. It stays in the archive, and you can take it up again.',
    confirm: 'Archive goal',
  },
} as const;

/** Asks what was learned before a goal is closed. */
export function GoalCloseView({ goal, way, lesson, onLessonChange, onConfirm, saving = false, problem, onCancel }: GoalCloseViewProps) {
  const { title, question, help, confirm } = words[way];
  const open = goal.milestones.filter((milestone) => !isMilestoneReached(milestone)).length;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onCancel()}
      size="sm"
      title={title}
      description={goal.title}
      footer={
        <>
          <Button tone="outline" onClick={onCancel}>
            Not yet
          </Button>
          <Button loading={saving} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem && (
          <Banner tone="danger" live="assertive">
            {problem}
          </Banner>
        )}
        {way === 'complete' && open > 0 && (
          <Text tone="muted">{countOf(open, 'milestone is', 'milestones are')} still open. It is yours to say when a goal is reached.</Text>
        )}
        <TextArea
          label={question}
          help={help}
          value={lesson}
          maxLength={GOAL_LESSON_MAX}
          minRows={4}
          onChange={(event) => onLessonChange(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
