import { FileUp, ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { checkFile, type FileLimits, megabytes } from './check-file.ts';
import * as styles from './FileDrop.css.ts';
import type { FileDropKind, FileDropShape } from './FileDrop.variants.ts';
import { fileDropTexts } from './texts.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface FileDropProps extends Pick<FieldTexts, 'label' | 'hideLabel' | 'help' | 'error' | 'required'>, FileLimits {
  /** The kinds as a member reads them, such as "PNG, JPEG or WebP". */
  typesLabel: string;
  /** Called with a file of the right kind and size; others are refused with a message here. */
  onChoose: (file: File) => void;
  /** Offers to take the picture away, while there is one. */
  onRemove?: (() => void) | undefined;
  /** Address of the picture that is stored; a chosen one takes its place. */
  previewUrl?: string | undefined;
  /** What is chosen: a picture, which is shown, or any other file, which is named. @default 'picture' */
  kind?: FileDropKind;
  /** `circle` for portraits. @default 'square' */
  shape?: FileDropShape;
  /** The file is being sent. @default false */
  pending?: boolean;
  /** Takes no file just now. */
  disabled?: boolean | undefined;
  /** The input's id, which `FormErrorSummary` leads to. */
  id?: string | undefined;
  /** Name in a form. */
  name?: string | undefined;
}

/** Chooses one picture by click, keyboard, camera or drop, and shows it; or one file of another kind. */
export function FileDrop(props: FileDropProps) {
  const {
    types,
    maxBytes,
    typesLabel,
    onChoose,
    onRemove,
    previewUrl,
    kind = 'picture',
    shape = 'square',
    pending = false,
    disabled,
    id,
    name,
    ...field
  } = props;
  const texts = useTexts('FileDrop', fileDropTexts);
  const limit = megabytes(maxBytes, useLocale());
  const [chosen, setChosen] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  // A picture that the server refused is not shown as if it were stored; it may not even be a picture.
  const refused = Boolean(field.error) && !pending;
  const isPicture = kind === 'picture';
  const shown = useObjectUrl(refused || !isPicture ? null : chosen) ?? previewUrl;
  const Empty = isPicture ? ImagePlus : FileUp;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOver(false);
    const file = target.files?.[0];
    if (!file) return;
    const problem = checkFile(file, { types, maxBytes });
    const messages = isPicture
      ? { type: texts.wrongType(typesLabel), size: texts.tooLarge(limit) }
      : { type: texts.wrongFileType(typesLabel), size: texts.fileTooLarge(limit) };
    setRefusal(problem ? messages[problem] : undefined);
    // Emptied, so that the same file can be chosen again once it is smaller.
    if (problem) target.value = '';
    else {
      setChosen(file);
      onChoose(file);
    }
  };
  const named = chosen && !refused ? chosen.name : undefined;
  const filePrompt = named ? (pending ? named : texts.chooseAnotherFile) : texts.chooseFile;
  const remove = () => {
    setChosen(null);
    onRemove?.();
  };

  return (
    <Field {...field} id={id} help={field.help ?? texts.limits(typesLabel, limit)} error={refusal ?? field.error}>
      {(control) => (
        <div className={styles.row}>
          <div className={styles.zone} data-over={over || undefined} data-invalid={(refusal ?? field.error) ? '' : undefined}>
            <span className={styles.picture({ shape })}>
              {/* The member has just chosen it: the field's label names it well enough. */}
              {shown ? <img className={styles.image} src={shown} alt="" /> : <Empty className={styles.empty} aria-hidden="true" />}
              {pending && (
                <span className={styles.veil}>
                  <Spinner label={isPicture ? texts.sending : texts.sendingFile} />
                </span>
              )}
            </span>
            <span className={styles.prompt} aria-hidden="true">
              {isPicture ? (shown ? texts.chooseAnother : texts.choose) : filePrompt}
              <span className={styles.dropHint}>{texts.drop}</span>
            </span>
            {/* Lies over the whole zone: a file input takes clicks, keys and drops by itself. */}
            <input
              {...control}
              type="file"
              name={name}
              accept={types.includes('*/*') ? undefined : types.join(',')}
              className={styles.input}
              disabled={disabled || pending}
              // Emptied, so that a refused file can be chosen again.
              onClick={({ currentTarget }) => {
                if (refused) currentTarget.value = '';
              }}
              onChange={choose}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </div>
          {onRemove && shown && (
            <Button tone="ghost" size="small" icon={<Trash2 />} disabled={disabled || pending} onClick={remove}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
