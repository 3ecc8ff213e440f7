import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { countOf } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import { Lesson, type OutlineLesson } from './Lesson.tsx';
import * as styles from './LessonOutline.css.ts';

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
  const { title, lessons } = section;
  const done = doneOf(lessons);
  // A finished section is folded away, unless the member is in it.
  const open = alone || done < lessons.length || lessons.length === 0;
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.sectionTitle}>{title}</span>
          <span className={styles.line}>{`${done} of ${countOf(lessons.length, 'lesson')}`}</span>
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
export function LessonOutline({ sections, empty = 'No lessons yet.', ...rest }: LessonOutlineProps) {
  const lessons = sections.flatMap((section) => section.lessons);
  const done = doneOf(lessons);
  return (
    <nav aria-label="Lessons" {...rest} className={styles.outline}>
      {lessons.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ProgressBar
          label="Course"
          value={done}
          max={lessons.length}
          valueText={`${done} of ${countOf(lessons.length, 'lesson')}`}
          showLabel
        />
      )}
      {sections.map((section) => (
        <Section key={section.id} section={section} alone={sections.length === 1} />
      ))}
    </nav>
  );
}
