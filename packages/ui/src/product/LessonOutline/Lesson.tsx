import { Check, Circle, CirclePlay, FileDown, FileText, ListChecks, Lock, PenLine, Play } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { useLinkComponent } from '../../internal/link-context.tsx';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import * as styles from './LessonOutline.css.ts';
import { lessonOutlineTexts } from './texts.ts';

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

const kindIcons: Readonly<Record<LessonKind, ComponentType<{ size: number }>>> = {
  text: FileText,
  video: CirclePlay,
  file: FileDown,
  quiz: ListChecks,
  reflection: PenLine,
};
const marks: Readonly<Record<LessonState, ReactNode>> = {
  open: <Circle size={8} />,
  current: <Play size={11} fill="currentColor" />,
  done: <Check size={14} strokeWidth={3} />,
  locked: <Lock size={12} strokeWidth={2.5} />,
};

function LessonFace({ lesson }: { readonly lesson: OutlineLesson }) {
  const { title, kind, state, duration, opensAfter, optional } = lesson;
  const texts = useTexts('LessonOutline', lessonOutlineTexts);
  const Icon = kindIcons[kind];
  const facts = [texts.kinds[kind], duration, optional && texts.optional, state === 'locked' && opensAfter && texts.opens(opensAfter)];
  return (
    <>
      <span className={classes(styles.mark, styles.markOf[state])} aria-hidden="true">
        {marks[state]}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <VisuallyHidden>{`, ${texts.states[state]}`}</VisuallyHidden>
        <span className={styles.line}>
          <span className={styles.kind} aria-hidden="true">
            <Icon size={14} />
          </span>
          {facts.filter(Boolean).join(' · ')}
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
