import type { CourseLesson } from '@everstep/domain';
import { ListChecks } from 'lucide-react';
import { StreamingMarkdown } from '../../chat/StreamingMarkdown/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import * as styles from './Make.css.ts';
import { fieldOf } from './made-draft.ts';

export interface LessonDraftProps {
  readonly lesson: CourseLesson;
  /** Its words can be changed. */
  readonly editing: boolean;
  readonly onChange: (lesson: CourseLesson) => void;
  /** What is wrong with a field. */
  readonly problemOf: (fieldId: string) => string | undefined;
  /** Makes a quiz from it. */
  readonly onQuiz: () => void;
}

/** A lesson to read, or to change. */
export function LessonDraft({ lesson, editing, onChange, problemOf, onQuiz }: LessonDraftProps) {
  if (editing) {
    return (
      <Stack gap="4">
        <TextField
          id={fieldOf('title')}
          label="Title"
          value={lesson.title}
          onChange={(event) => onChange({ ...lesson, title: event.target.value })}
          error={problemOf(fieldOf('title'))}
        />
        <TextArea
          id={fieldOf('content')}
          label="Lesson"
          help="In Markdown: # for a heading, - for a list."
          value={lesson.content}
          onChange={(event) => onChange({ ...lesson, content: event.target.value })}
          minRows={12}
          maxRows={30}
          error={problemOf(fieldOf('content'))}
        />
      </Stack>
    );
  }
  return (
    <>
      <div className={styles.reading}>
        {/* The title stands above it already. */}
        <StreamingMarkdown text={lesson.content.replace(/^\s*#\s[^\n]*\n/, '')} />
      </div>
      <div>
        <Button tone="soft" icon={<ListChecks />} onClick={onQuiz}>
          Make a quiz from this lesson
        </Button>
      </div>
    </>
  );
}
