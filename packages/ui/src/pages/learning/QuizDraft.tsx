import type { CourseQuiz } from '@everstep/domain';
import { BookOpen, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { StreamingMarkdown } from '../../chat/StreamingMarkdown/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PlainList } from '../../product/PlainList.tsx';
import { QuizQuestion } from '../../product/QuizQuestion/index.ts';
import * as styles from './Make.css.ts';

export interface QuizDraftProps {
  readonly quiz: CourseQuiz;
  /** All of it in Markdown, with the answers at the end. */
  readonly text: string;
}

/** A quiz to try at once, or to read whole. Nothing of a try is kept. */
export function QuizDraft({ quiz, text }: QuizDraftProps) {
  const [reading, setReading] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <Stack gap="4">
      {reading ? (
        <div className={styles.reading}>
          <StreamingMarkdown text={text.replace(/^\s*#\s[^\n]*\n/, '')} />
        </div>
      ) : (
        <Try key={round} quiz={quiz} onAgain={() => setRound(round + 1)} />
      )}
      <div>
        <Button tone="ghost" icon={<BookOpen />} aria-pressed={reading} onClick={() => setReading(!reading)}>
          {reading ? 'Try the quiz' : 'Read all questions and answers'}
        </Button>
      </div>
    </Stack>
  );
}

/** One try, question after question. */
function Try({ quiz: { questions }, onAgain }: { readonly quiz: CourseQuiz; readonly onAgain: () => void }) {
  const [answers, setAnswers] = useState<readonly number[]>([]);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const question = questions[at];
  if (!question) return <Score questions={questions} answers={answers} onAgain={onAgain} />;
  const { question: asked, options, correctIndex, explanation } = question;
  const isAnswered = answers.length > at;
  return (
    <QuizQuestion
      key={at}
      question={asked}
      options={options.map((label, index) => ({ id: String(index), label }))}
      number={at + 1}
      total={questions.length}
      chosen={chosen === undefined ? [] : [String(chosen)]}
      onChosenChange={([id]) => setChosen(Number(id))}
      onAnswer={() => chosen !== undefined && setAnswers([...answers, chosen])}
      verdict={isAnswered ? { correct: [String(correctIndex)], explanation } : undefined}
      onNext={() => {
        setAt(at + 1);
        setChosen(undefined);
      }}
      {...(at + 1 === questions.length ? { nextLabel: 'See your score' } : {})}
    />
  );
}

interface ScoreProps {
  readonly questions: CourseQuiz['questions'];
  /** The option that was chosen for each question. */
  readonly answers: readonly number[];
  readonly onAgain: () => void;
}

function Score({ questions, answers, onAgain }: ScoreProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const missed = questions.filter(({ correctIndex }, index) => answers[index] !== correctIndex);
  const right = questions.length - missed.length;
  return (
    <div className={styles.score}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {right} of {questions.length} right
      </Heading>
      {missed.length === 0 ? (
        <Text>All of them. You know this text well.</Text>
      ) : (
        <>
          <Text>Worth another look:</Text>
          <PlainList className={styles.missed}>
            {missed.map(({ question, explanation }) => (
              <li key={question}>{explanation}</li>
            ))}
          </PlainList>
        </>
      )}
      <div>
        <Button tone="outline" icon={<RotateCcw />} onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}
