import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './Stepper.css.ts';
import type { StepperOrientation } from './Stepper.variants.ts';
import { stepperTexts } from './texts.ts';

export interface StepperStep {
  id: string;
  label: string;
  /** A second line, shown in a vertical stepper. */
  description?: ReactNode;
}

export interface StepperProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The steps, in their order. */
  steps: readonly StepperStep[];
  /** Index of the step the member is on, from 0; `steps.length` when all are done. */
  current: number;
  /** Names the list, e.g. "Set up your guide". */
  label: string;
  /** `vertical` has room for descriptions. @default 'horizontal' */
  orientation?: StepperOrientation;
  /** Lets the member go back: called with the index of a step that is done. */
  onStepPress?: ((index: number) => void) | undefined;
}

type StepState = 'done' | 'current' | 'ahead';

const stateOf = (index: number, current: number): StepState => (index < current ? 'done' : index === current ? 'current' : 'ahead');

/** The steps of a task: what is done, where one is, what lies ahead. */
export function Stepper({ steps, current, label, orientation = 'horizontal', onStepPress, ...rest }: StepperProps) {
  const texts = useTexts('Stepper', stepperTexts);
  const position = Math.min(current, steps.length - 1);
  return (
    <div {...rest} className={styles.root}>
      {orientation === 'horizontal' && (
        // The list says the same to screen readers.
        <p className={styles.compact} aria-hidden="true">
          <span className={styles.compactCount}>{current < steps.length ? texts.position(position + 1, steps.length) : texts.allDone}</span>
          <span className={styles.compactLabel}>{steps[position]?.label}</span>
        </p>
      )}
      {/* The role keeps the list a list in Safari, which drops it with the numbers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ol role="list" aria-label={label} className={styles.list({ orientation })}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            place={index + 1}
            state={stateOf(index, current)}
            orientation={orientation}
            onPress={onStepPress && index < current ? () => onStepPress(index) : undefined}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepItemProps {
  step: StepperStep;
  /** From 1. */
  place: number;
  state: StepState;
  orientation: StepperOrientation;
  onPress: (() => void) | undefined;
}

function StepItem({ step, place, state, orientation, onPress }: StepItemProps) {
  const texts = useTexts('Stepper', stepperTexts);
  const content = (
    <>
      <span className={styles.marker({ orientation, state })} aria-hidden="true">
        {state === 'done' ? <Check className={styles.tick} /> : place}
      </span>
      <span className={styles.words({ orientation })}>
        <span className={styles.label({ state })}>
          {step.label}
          {state !== 'ahead' && <VisuallyHidden>, {texts[state]}</VisuallyHidden>}
        </span>
        {orientation === 'vertical' && step.description && <span className={styles.description}>{step.description}</span>}
      </span>
    </>
  );
  return (
    <li className={styles.item({ orientation, state })} aria-current={state === 'current' ? 'step' : undefined}>
      {onPress ? (
        <button type="button" className={`${styles.step({ orientation })} ${styles.press}`} onClick={onPress}>
          {content}
        </button>
      ) : (
        <span className={styles.step({ orientation })}>{content}</span>
      )}
    </li>
  );
}
