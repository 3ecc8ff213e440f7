import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { FieldSet } from '../../components/Field/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { type QuizOption, QuizOptions } from './QuizOptions.tsx';
import * as styles from './QuizQuestion.css.ts';
import { quizQuestionTexts } from './texts.ts';

/** What the server says about an answer. */
export interface QuizVerdict {
  readonly correct: readonly string[];
  /** Why it is so. */
  readonly explanation?: string | undefined;
}

export interface QuizQuestionProps extends Omit<NativeProps<'form'>, 'onSubmit' | 'children'> {
  /** What is asked. */
  readonly question: string;
  /** Two or more. */
  readonly options: readonly QuizOption[];
  /** Several options may be right. @default false */
  readonly multiple?: boolean;
  /** From 1 on. */
  readonly number: number;
  /** Number of questions in all. */
  readonly total: number;
  /** Ids of the chosen options. */
  readonly chosen: readonly string[];
  /** Called with the ids of all options that are chosen now. */
  readonly onChosenChange: (chosen: readonly string[]) => void;
  /** Called by the button and by Enter, with at least one option chosen. */
  readonly onAnswer: () => void;
  /** Once answered. */
  readonly verdict?: QuizVerdict | undefined;
  /** Leads on after the answer; without it no button is shown then. */
  readonly onNext?: (() => void) | undefined;
  /** Says where the last button leads. @default 'Next question' */
  readonly nextLabel?: string;
  /** While the answer is checked. @default false */
  readonly pending?: boolean;
  /** A message about an answer that could not be checked; the choice stays. */
  readonly error?: ReactNode;
}

const isRight = (chosen: readonly string[], correct: readonly string[]): boolean =>
  chosen.length === correct.length && chosen.every((id) => correct.includes(id));

function Verdict({ chosen, verdict }: { readonly chosen: readonly string[]; readonly verdict: QuizVerdict }) {
  const texts = useTexts('QuizQuestion', quizQuestionTexts);
  return (
    <>
      <p className={styles.verdict}>{isRight(chosen, verdict.correct) ? texts.right : texts.wrong}</p>
      {verdict.explanation && <p className={styles.explanation}>{verdict.explanation}</p>}
    </>
  );
}

/** One question of a quiz: choose, answer, learn why. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, options, multiple = false, number, total, chosen, onChosenChange, onAnswer, verdict, ...others } = props;
  const texts = useTexts('QuizQuestion', quizQuestionTexts);
  const { onNext, nextLabel = texts.next, pending = false, error, ...rest } = others;
  const name = useId();
  const [tried, setTried] = useState(false);
  const nothing = chosen.length === 0;
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (verdict || pending) return;
    if (nothing) setTried(true);
    else onAnswer();
  };
  return (
    <form {...rest} className={styles.form} onSubmit={answer} noValidate>
      <p className={styles.number}>{texts.number(number, total)}</p>
      <FieldSet
        label={<span className={styles.question}>{question}</span>}
        role={multiple ? 'group' : 'radiogroup'}
        help={multiple && !verdict ? texts.multiple : undefined}
        error={tried && nothing ? texts.nothingChosen : error}
      >
        <div className={styles.options}>
          <QuizOptions
            name={name}
            options={options}
            multiple={multiple}
            chosen={chosen}
            correct={verdict?.correct}
            disabled={pending}
            onChosenChange={onChosenChange}
          />
        </div>
      </FieldSet>
      {/* The place stands there from the start, so that the verdict is heard when it comes. */}
      <div role="status" className={styles.said}>
        {verdict && <Verdict chosen={chosen} verdict={verdict} />}
      </div>
      {!verdict && (
        <div>
          <Button type="submit" loading={pending}>
            {texts.check}
          </Button>
        </div>
      )}
      {verdict && onNext && (
        <div>
          <Button onClick={onNext}>{nextLabel}</Button>
        </div>
      )}
    </form>
  );
}
