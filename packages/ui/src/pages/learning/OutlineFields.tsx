import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import * as styles from './Make.css.ts';
import { fieldOf, withLesson, withModule, withoutLesson, withoutModule } from './made-draft.ts';
import type { OutlineDraftProps } from './OutlineDraft.tsx';

export type OutlineFieldsProps = Omit<OutlineDraftProps, 'editing' | 'onLesson'>;

/** An outline whose words can be changed, and whose modules and lessons can be taken out; the last of each stays. */
export function OutlineFields({ outline, onChange: onEveryChange, problemOf }: OutlineFieldsProps) {
  const [taken, setTaken] = useState<{ readonly title: string; readonly before: OutlineFieldsProps['outline'] }>();
  const onChange = (next: OutlineFieldsProps['outline']) => {
    setTaken(undefined);
    onEveryChange(next);
  };
  const onTake = (title: string, next: OutlineFieldsProps['outline']) => {
    setTaken({ title, before: outline });
    onEveryChange(next);
  };
  const props = { outline, onChange, onTake, problemOf };
  return (
    <Stack gap="5">
      {taken && (
        <Banner
          live="polite"
          actions={
            <Button tone="inherit" onClick={() => onChange(taken.before)}>
              Put it back
            </Button>
          }
        >
          “{taken.title}” was taken out.
        </Banner>
      )}
      <TextField
        id={fieldOf('title')}
        label="Title of the course"
        value={outline.title}
        onChange={(event) => onChange({ ...outline, title: event.target.value })}
        error={problemOf(fieldOf('title'))}
      />
      <TextArea
        label="What it is about"
        value={outline.description}
        onChange={(event) => onChange({ ...outline, description: event.target.value })}
        minRows={2}
      />
      {outline.modules.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a module has no name but its place, and its fields are controlled.
        <ModuleFields key={at} {...props} at={at} />
      ))}
    </Stack>
  );
}

interface PartProps extends OutlineFieldsProps {
  /** Takes a module or a lesson out. */
  readonly onTake: (title: string, next: OutlineFieldsProps['outline']) => void;
  /** Place of the module. */
  readonly at: number;
}

function ModuleFields({ at, ...props }: PartProps) {
  const { outline, onChange, onTake, problemOf } = props;
  const module = outline.modules[at];
  if (!module) return null;
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Module {at + 1}</legend>
      <TextField
        id={fieldOf(at, 'title')}
        label={`Title of module ${at + 1}`}
        value={module.title}
        onChange={(event) => onChange(withModule(outline, at, { title: event.target.value }))}
        error={problemOf(fieldOf(at, 'title'))}
      />
      <TextArea
        label={`What module ${at + 1} is about`}
        value={module.description}
        onChange={(event) => onChange(withModule(outline, at, { description: event.target.value }))}
        minRows={2}
      />
      {module.lessons.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lesson has no name but its place, and its fields are controlled.
        <LessonFields key={index} {...props} at={at} index={index} />
      ))}
      {outline.modules.length > 1 && (
        <div>
          <Button tone="ghost" icon={<Trash2 />} onClick={() => onTake(module.title, withoutModule(outline, at))}>
            Take out module {at + 1}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function LessonFields({ at, index, outline, onChange, onTake, problemOf }: PartProps & { readonly index: number }) {
  const lessons = outline.modules[at]?.lessons ?? [];
  const lesson = lessons[index];
  if (!lesson) return null;
  const name = `lesson ${index + 1} of module ${at + 1}`;
  const titled = fieldOf(at, index, 'title');
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Lesson {index + 1}</legend>
      <TextField
        id={titled}
        label={`Title of ${name}`}
        value={lesson.title}
        onChange={(event) => onChange(withLesson(outline, at, index, { title: event.target.value }))}
        error={problemOf(titled)}
      />
      <TextArea
        label={`What ${name} teaches`}
        help="One thing a line."
        value={lesson.objectives.join('\n')}
        onChange={(event) => onChange(withLesson(outline, at, index, { objectives: event.target.value.split('\n') }))}
        minRows={2}
      />
      {lessons.length > 1 && (
        <div>
          <Button tone="ghost" icon={<Trash2 />} onClick={() => onTake(lesson.title, withoutLesson(outline, at, index))}>
            Take out lesson {index + 1}
            <VisuallyHidden> of module {at + 1}</VisuallyHidden>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
