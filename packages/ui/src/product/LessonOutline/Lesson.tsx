import { Check, Circle, CirclePlay, FileDown, FileText, ListChecks, Lock, PenLine, Play } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { useLinkComponent } from '../../internal/link-context.tsx';
import { classes } from '../format.ts';
import * as styles from './LessonOutline.css.ts';

export type LessonKind = 'text' | 'video' | 'file' | 'quiz' | 'reflection';
/** `current` is the one that is open. */
export type LessonState = 'open' | 'current' | 'done' | 'locked';

export interface OutlineLesson {
  readonly id: string;
  readonly title: string;
  readonly kind: LessonKind;
  readonly state: LessonState;
  readonly href: string;
  /** How long it takes, in words, such as "6 min". */
  readonly duration?: string | undefined;
  /** What opens a locked one, such as "after the quiz of module 1". */
  readonly opensAfter?: string | undefined;
  /** May be left out; the course counts as done without it. @default false */
  readonly optional?: boolean;
}

const kinds: Readonly<Record<LessonKind, { readonly word: string; readonly Icon: ComponentType<{ size: number }> }>> = {
  text: { word: 'Reading', Icon: FileText },
  video: { word: 'Video', Icon: CirclePlay },
  file: { word: 'File', Icon: FileDown },
  quiz: { word: 'Quiz', Icon: ListChecks },
  reflection: { word: 'Reflection', Icon: PenLine },
};
const marks: Readonly<Record<LessonState, { readonly word: string; readonly icon: ReactNode }>> = {
  open: { word: 'open', icon: <Circle size={8} /> },
  current: { word: 'you are here', icon: <Play size={11} fill="currentColor" /> },
  done: { word: 'done', icon: <Check size={14} strokeWidth={3} /> },
  locked: { word: 'locked', icon: <Lock size={12} strokeWidth={2.5} /> },
};

function LessonFace({ lesson }: { readonly lesson: OutlineLesson }) {
  const { title, kind, state, duration, opensAfter, optional } = lesson;
  const { word, Icon } = kinds[kind];
  const facts = [word, duration, optional && 'optional', state === 'locked' && opensAfter && `opens ${opensAfter}`].filter(Boolean);
  return (
    <>
      <span className={classes(styles.mark, styles.markOf[state])} aria-hidden="true">
        {marks[state].icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <VisuallyHidden>{`, ${marks[state].word}`}</VisuallyHidden>
        <span className={styles.line}>
          <span className={styles.kind} aria-hidden="true">
            <Icon size={14} />
          </span>
          {facts.join(' · ')}
        </span>
      </span>
    </>
  );
}

/** One lesson: a link, unless it is locked. */
export function Lesson({ lesson }: { readonly lesson: OutlineLesson }) {
  const Link = useLinkComponent();
  if (lesson.state === 'locked') {
    return (
      <div className={classes(styles.lesson, styles.locked)}>
        <LessonFace lesson={lesson} />
      </div>
    );
  }
  const current = lesson.state === 'current';
  return (
    <Link
      href={lesson.href}
      className={classes(styles.lesson, styles.pressable, current && styles.current)}
      aria-current={current ? 'page' : undefined}
    >
      <LessonFace lesson={lesson} />
    </Link>
  );
}
