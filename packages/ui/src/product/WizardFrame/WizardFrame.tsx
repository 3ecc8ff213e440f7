import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { type FormError, FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { wizardFrameTexts } from './texts.ts';
import * as styles from './WizardFrame.css.ts';

export interface WizardStep {
  readonly id: string;
  /** Short, such as "Values". */
  readonly name: string;
}

export interface WizardFrameProps extends Omit<NativeProps<'form'>, 'onSubmit' | 'title'> {
  /** What is being made, such as "Your life script". */
  readonly title: string;
  /** The steps, in their order. */
  readonly steps: readonly WizardStep[];
  /** Id of the step that is shown. */
  readonly current: string;
  /** What this step asks; also its heading. */
  readonly question: string;
  /** A line that helps to answer. */
  readonly help?: ReactNode;
  /** The controls of this one question. */
  readonly children?: ReactNode;
  /** All that is wrong in this step. @default [] */
  readonly errors?: readonly FormError[];
  /** Counts the presses of Next, so that the errors take focus again. @default 0 */
  readonly attempt?: number;
  /** Left out on the first step. */
  readonly onBack?: (() => void) | undefined;
  /** Called by the button and by Enter. */
  readonly onNext: () => void;
  /** Says where the main button leads. @default 'Next', on the last step 'Finish' */
  readonly nextLabel?: string;
  /** Goes away and keeps everything. */
  readonly onLeave?: (() => void) | undefined;
  /** Where the draft stands, in words, such as "Saved 12:04". */
  readonly saved?: string | undefined;
  /** While Next is under way. @default false */
  readonly pending?: boolean;
  /** While the step's own data is on its way. @default false */
  readonly loading?: boolean;
}

/** Leads focus to the question of each new step, and of none when the frame first appears. */
function useStepFocus(current: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(current);
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    heading.current?.focus();
  }, [current]);
  return heading;
}

/** One question a step: where the member is, what is asked, the way back and on; leaving keeps everything. */
export function WizardFrame(props: WizardFrameProps) {
  const { title, steps, current, question, help, children, errors = [], attempt = 0, onBack, onNext, onLeave, ...others } = props;
  const { saved, pending = false, loading = false, ...more } = others;
  const index = steps.findIndex(({ id }) => id === current);
  const texts = useTexts('WizardFrame', wizardFrameTexts);
  const { nextLabel = index === steps.length - 1 ? texts.finish : texts.next, ...rest } = more;
  const where = [index + 1, steps.length, steps[index]?.name ?? ''] as const;
  const headingId = useId();
  const heading = useStepFocus(current);
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (!pending && !loading) onNext();
  };
  return (
    <form aria-labelledby={headingId} {...rest} className={styles.frame} onSubmit={next} noValidate>
      <div className={styles.top}>
        <div className={styles.where}>
          <p className={styles.title}>{title}</p>
          {/* The place stands there from the start, so that changes are heard. */}
          <p className={styles.saved} role="status">
            {saved}
          </p>
        </div>
        <ProgressBar label={texts.steps} value={index + 1} max={steps.length} valueText={texts.step(...where)} size="small" />
        <p className={styles.step} aria-hidden="true">
          {texts.stepShown(...where)}
        </p>
      </div>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <div className={styles.question}>
        <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
          {question}
        </h2>
        {help && <p className={styles.help}>{help}</p>}
      </div>
      <div className={styles.body}>
        {loading ? (
          <LoadingRegion label={texts.loading}>
            <Skeleton lines={4} />
          </LoadingRegion>
        ) : (
          children
        )}
      </div>
      <div className={styles.actions}>
        {onBack && (
          <Button tone="outline" icon={<ArrowLeft className={styles.back} />} onClick={onBack}>
            {texts.back}
          </Button>
        )}
        {onLeave && (
          <Button tone="ghost" onClick={onLeave}>
            {texts.leave}
          </Button>
        )}
        <span className={styles.next}>
          <Button type="submit" loading={pending} disabled={loading} wide>
            {nextLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}
