import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import { Lesson, type OutlineLesson } from './Lesson.tsx';
import * as styles from './LessonOutline.css.ts';
import { lessonOutlineTexts } from './texts.ts';

export interface OutlineSection {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly OutlineLesson[];
}

export interface LessonOutlineProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** In their order. */
  readonly sections: readonly OutlineSection[];
  /** Said while there are no lessons. @default 'No lessons yet.' */
  readonly empty?: ReactNode;
}

const doneOf = (lessons: readonly OutlineLesson[]): number => lessons.filter(({ state }) => state === 'done').length;

function Section({ section, alone }: { readonly section: OutlineSection; readonly alone: boolean }) {
  const texts = useTexts('LessonOutline', lessonOutlineTexts);
  const { title, lessons } = section;
  const done = doneOf(lessons);
  // A finished section is folded away, unless the member is in it.
  const open = alone || done < lessons.length || lessons.length === 0;
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.sectionTitle}>{title}</span>
          <span className={styles.line}>{texts.progress(done, lessons.length)}</span>
        </span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </summary>
      <PlainList className={styles.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Lesson lesson={lesson} />
          </li>
        ))}
      </PlainList>
    </details>
  );
}

/** The way through a course: its sections, what is done, where the member is, what is still locked and why. */
export function LessonOutline({ sections, empty, ...rest }: LessonOutlineProps) {
  const texts = useTexts('LessonOutline', lessonOutlineTexts);
  const lessons = sections.flatMap((section) => section.lessons);
  const done = doneOf(lessons);
  return (
    <nav aria-label={texts.label} {...rest} className={styles.outline}>
      {lessons.length === 0 ? (
        <p className={styles.empty}>{empty ?? texts.empty}</p>
      ) : (
        <ProgressBar label={texts.course} value={done} max={lessons.length} valueText={texts.progress(done, lessons.length)} showLabel />
      )}
      {sections.map((section) => (
        <Section key={section.id} section={section} alone={sections.length === 1} />
      ))}
    </nav>
  );
}
