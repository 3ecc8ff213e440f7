import type { CourseOutline } from '@everstep/domain';
import { NotebookText } from 'lucide-react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import * as styles from './Make.css.ts';
import type { LessonPlace } from './made-draft.ts';
import { OutlineFields } from './OutlineFields.tsx';

export interface OutlineDraftProps {
  readonly outline: CourseOutline;
  /** Its words can be changed. */
  readonly editing: boolean;
  readonly onChange: (outline: CourseOutline) => void;
  /** What is wrong with a field. */
  readonly problemOf: (fieldId: string) => string | undefined;
  /** Makes a lesson of it. */
  readonly onLesson: (place: LessonPlace) => void;
}

type Module = CourseOutline['modules'][number];

/** An outline to read and to make lessons of, or to change. */
export function OutlineDraft({ editing, onLesson, ...fields }: OutlineDraftProps) {
  const { description, modules } = fields.outline;
  if (editing) return <OutlineFields {...fields} />;
  return (
    <Stack gap="5">
      {description.trim() !== '' && <Text prose>{description}</Text>}
      <ol className={styles.modules}>
        {modules.map((module, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a module has no name but its place; titles may repeat.
          <li key={at} className={styles.module}>
            <ModuleToRead module={module} at={at} onLesson={(lesson) => onLesson({ module: at, lesson })} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function ModuleToRead({
  module,
  at,
  onLesson,
}: {
  readonly module: Module;
  readonly at: number;
  readonly onLesson: (lesson: number) => void;
}) {
  return (
    <>
      <Heading level={3}>
        {at + 1}. {module.title}
      </Heading>
      {module.description.trim() !== '' && <Text tone="muted">{module.description}</Text>}
      <ol className={styles.lessons}>
        {module.lessons.map((lesson, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson has no name but its place; titles may repeat.
          <li key={index} className={styles.lesson}>
            <div className={styles.lessonWords}>
              <Text weight="semibold">{lesson.title}</Text>
              <ul className={styles.objectives}>
                {lesson.objectives.map((objective) => (
                  <li key={objective}>{objective}</li>
                ))}
              </ul>
            </div>
            <Button tone="outline" size="small" icon={<NotebookText />} onClick={() => onLesson(index)}>
              Make this lesson<VisuallyHidden>: {lesson.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
