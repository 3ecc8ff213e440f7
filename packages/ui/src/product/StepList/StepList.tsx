import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Chip } from '../../components/Chip/index.ts';
import { useLinkComponent } from '../../internal/link-context.tsx';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import * as parts from '../parts.css.ts';
import * as styles from './StepList.css.ts';
import { stepListTexts } from './texts.ts';

export interface Step {
  readonly id: string;
  readonly title: string;
  /** One line of meaning under the title. */
  readonly line?: string;
  readonly done: boolean;
  /** XP that the step earns, or earned. */
  readonly xp?: number;
  /** Where an open step is taken. */
  readonly href?: string;
  /** Takes an open step here and now; wins over `href`. */
  readonly onSelect?: () => void;
}

export interface StepListProps {
  /** Today's steps, in their order. */
  readonly steps: readonly Step[];
  /** Said when there are no steps. @default 'Nothing planned. Rest is progress too.' */
  readonly empty?: ReactNode;
}

function Mark({ done }: { readonly done: boolean }) {
  return (
    <span className={classes(styles.mark, done && styles.marked)} aria-hidden="true">
      {done && <Check size={16} strokeWidth={3} />}
    </span>
  );
}

function Face({ step }: { readonly step: Step }) {
  const texts = useTexts('StepList', stepListTexts);
  return (
    <>
      <Mark done={step.done} />
      <span className={styles.words}>
        <span className={classes(parts.rowTitle, step.done && styles.doneTitle)}>{step.title}</span>
        <VisuallyHidden>{`, ${step.done ? texts.done : texts.open}`}</VisuallyHidden>
        {step.line && <span className={styles.line}>{step.line}</span>}
      </span>
      {step.xp !== undefined && <Chip tone={step.done ? 'neutral' : 'accent'}>{texts.xp(step.xp)}</Chip>}
    </>
  );
}

function Row({ step }: { readonly step: Step }) {
  const Link = useLinkComponent();
  const follow = <ChevronRight className={styles.follow} size={18} aria-hidden="true" />;
  if (!step.done && step.onSelect) {
    return (
      <button type="button" className={classes(styles.row, styles.pressable)} onClick={step.onSelect}>
        <Face step={step} />
        {follow}
      </button>
    );
  }
  if (!step.done && step.href) {
    return (
      <Link href={step.href} className={classes(styles.row, styles.pressable)}>
        <Face step={step} />
        {follow}
      </Link>
    );
  }
  return (
    <div className={styles.row}>
      <Face step={step} />
    </div>
  );
}

/** Steps with what each earns; an open one is a link or button to where it is taken, a done one is ticked. */
export function StepList({ steps, empty }: StepListProps) {
  const texts = useTexts('StepList', stepListTexts);
  if (steps.length === 0) return <p className={parts.muted}>{empty ?? texts.empty}</p>;
  return (
    <PlainList className={styles.list}>
      {steps.map((step) => (
        <li key={step.id} className={styles.item}>
          <Row step={step} />
        </li>
      ))}
    </PlainList>
  );
}
