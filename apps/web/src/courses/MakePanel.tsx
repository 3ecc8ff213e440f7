import { COURSE_TOPIC_MAX, titleOfMade } from '@everstep/domain';
import { aimsText, lessonProse, madeFileName, madeMarkdown, passageFor } from '@everstep/domain/courses';
import { useToast } from '@everstep/ui';
import { kindWords, type LessonPlace, type MadeDraft, MadeDraftView, MakeView } from '@everstep/ui/pages';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { saveFile } from '../files/save-file.ts';
import { useOnline } from '../layout/useOnline.ts';
import { type Fit, MOST_KEPT, useMadeDrafts } from './useMadeDrafts.ts';
import { useMake, type Wish } from './useMake.ts';
import { useMakeDraft } from './useMakeDraft.ts';

/** The part of the address that names what is open. */
const OPEN = 'draft';
/** Characters of a lesson's aims that a model is told. */
const LONGEST_AIMS = 4000;

/** Where outlines, lessons and quizzes are made from a text, read, changed and kept. */
export function MakePanel() {
  const [given, setGiven] = useMakeDraft();
  const { open, drafts, unstored, onOpen, making, failure, card, goOn, makeOf, stop, ...acts } = useMaking();
  const timeZone = useMemo(() => Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const offline = !useOnline();
  const onGoOn = goOn && (() => void makeOf(goOn));
  if (open) {
    return (
      <MadeDraftView
        {...acts.of(open)}
        draft={open}
        text={madeMarkdown(open.made)}
        onBack={() => {
          stop();
          onOpen(null);
        }}
        onLesson={(place) => void makeOf(lessonOf(open, place))}
        onQuiz={() => void makeOf(quizOf(open))}
        making={making ? kindWords[open.made.kind === 'outline' ? 'lesson' : 'quiz'].making : undefined}
        onStop={stop}
        failure={failure}
        card={card}
        onGoOn={onGoOn}
        offline={offline}
        unstored={unstored.has(open.id)}
      />
    );
  }
  return (
    <MakeView
      draft={given}
      onDraftChange={(next) => {
        acts.clear();
        setGiven(next);
      }}
      onMake={() => void makeOf(given)}
      making={making}
      onStop={stop}
      failure={failure}
      card={card}
      onGoOn={onGoOn}
      offline={offline}
      drafts={drafts}
      unstored={unstored}
      onOpen={onOpen}
      onRemove={acts.remove}
      timeZone={timeZone}
    />
  );
}

/** What lies on this device, what of it is open, and what can be done with it. */
function useMaking() {
  const { drafts, unstored, add, change, remove } = useMadeDrafts();
  const { make, clear, reset, ...state } = useMake();
  const { showToast } = useToast();
  const [params, setParams] = useSearchParams();
  const open = drafts.find(({ id }) => id === params.get(OPEN));

  const onOpen = (id: string | null) => {
    reset();
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete(OPEN);
      if (id !== null) next.set(OPEN, id);
      return next;
    });
  };
  const tell = (fit: Fit) => {
    if (fit === 'kept') return;
    const id = 'made-not-kept';
    if (fit === 'too-many') {
      const description = `${MOST_KEPT} things are kept here already. Delete one, or save this as Markdown.`;
      showToast({ id, tone: 'danger', title: 'There is no room to keep it', description });
    } else {
      const description = 'What you kept before is still here. Save this as Markdown, or delete what you need no longer.';
      showToast({ id, tone: 'danger', title: 'This device has no room for it', description });
    }
  };
  const makeOf = async (wish: Wish) => {
    const answer = await make(wish);
    if (!answer) return;
    const draft = {
      id: crypto.randomUUID(),
      ...answer,
      source: wish.text,
      level: wish.level,
      madeAt: new Date().toISOString(),
      kept: false,
      ...(wish.aboutText ? { aboutText: true } : {}),
    };
    // Where there is no room for it, that stands above it.
    add(draft);
    onOpen(draft.id);
  };
  const takeOut = (id: string) => {
    const draft = drafts.find((one) => one.id === id);
    if (!draft) return;
    remove(id);
    const action = { label: 'Undo', hint: 'Brings it back', onSelect: () => tell(add(draft)) };
    showToast({ id: `made-${id}`, title: `“${titleOfMade(draft.made)}” deleted`, action });
  };
  return {
    ...state,
    clear,
    open,
    drafts,
    unstored,
    onOpen,
    makeOf,
    remove: takeOut,
    of: ({ id, made }: MadeDraft) => ({
      // A lesson that was changed says what it says: a quiz is made from its own words then.
      onChange: (next: MadeDraft['made']) => void change(id, { made: next, ...(next.kind === 'lesson' ? { source: '' } : {}) }),
      onKeptChange: (kept: boolean) => tell(change(id, { kept })),
      onSave: () => saveFile({ name: madeFileName(made), type: 'text/markdown', text: madeMarkdown(made) }),
      onRemove: () => {
        takeOut(id);
        onOpen(null);
      },
    }),
  };
}

/** A lesson that an outline plans, from what it says the lesson teaches and the part of the text that is about it. */
function lessonOf({ made, source, level, aboutText = false }: MadeDraft, { module, lesson }: LessonPlace): Wish {
  const planned = made.kind === 'outline' ? made.outline.modules[module]?.lessons[lesson] : undefined;
  const { title, objectives } = planned ?? { title: titleOfMade(made), objectives: [] };
  const aims = objectives.length === 0 ? {} : { aims: aimsText(objectives).slice(0, LONGEST_AIMS) };
  return {
    kind: 'lesson',
    topic: title.replace(/…$/, '').slice(0, COURSE_TOPIC_MAX),
    text: passageFor(source, { title, objectives }),
    level,
    ...aims,
    planned: true,
    aboutText,
  };
}

/** A quiz on a lesson: the rules ask about the text that they took it from, else its own words are asked about. */
function quizOf({ made, source, level, offline, aboutText = false }: MadeDraft): Wish {
  const own = made.kind === 'lesson' ? lessonProse(made.lesson) : madeMarkdown(made);
  const text = offline && source.trim() !== '' ? source : own;
  return { kind: 'quiz', topic: titleOfMade(made).slice(0, COURSE_TOPIC_MAX), text, level, planned: true, aboutText };
}
