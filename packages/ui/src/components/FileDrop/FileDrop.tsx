import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { checkFile, type FileLimits, megabytes } from './check-file.ts';
import * as styles from './FileDrop.css.ts';
import type { FileDropShape } from './FileDrop.variants.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface FileDropProps extends Pick<FieldTexts, 'label' | 'hideLabel' | 'help' | 'error' | 'required'>, FileLimits {
  /** The kinds as a member reads them, such as "PNG, JPEG or WebP". */
  typesLabel: string;
  /** Called with a picture of the right kind and size; others are refused with a message here. */
  onChoose: (file: File) => void;
  /** Offers to take the picture away, while there is one. */
  onRemove?: (() => void) | undefined;
  /** Address of the picture that is stored; a chosen one takes its place. */
  previewUrl?: string | undefined;
  /** `circle` for portraits. @default 'square' */
  shape?: FileDropShape;
  /** The picture is being sent. @default false */
  pending?: boolean;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
}

/** Chooses one picture by click, keyboard, camera or drop, and shows it. */
export function FileDrop(props: FileDropProps) {
  const {
    types,
    maxBytes,
    typesLabel,
    onChoose,
    onRemove,
    previewUrl,
    shape = 'square',
    pending = false,
    disabled,
    id,
    name,
    ...texts
  } = props;
  const [chosen, setChosen] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  // A picture that the server refused is not shown as if it were stored; it may not even be a picture.
  const refused = Boolean(texts.error) && !pending;
  const shown = useObjectUrl(refused ? null : chosen) ?? previewUrl;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOver(false);
    const file = target.files?.[0];
    if (!file) return;
    const problem = checkFile(file, { types, maxBytes });
    const messages = { type: `Choose a ${typesLabel} picture.`, size: `This picture is larger than ${megabytes(maxBytes)}.` };
    setRefusal(problem ? messages[problem] : undefined);
    // Emptied, so that the same file can be chosen again once it is smaller.
    if (problem) target.value = '';
    else {
      setChosen(file);
      onChoose(file);
    }
  };
  const remove = () => {
    setChosen(null);
    onRemove?.();
  };

  return (
    <Field {...texts} id={id} help={texts.help ?? `${typesLabel}, up to ${megabytes(maxBytes)}.`} error={refusal ?? texts.error}>
      {(control) => (
        <div className={styles.row}>
          <div className={styles.zone} data-over={over || undefined} data-invalid={(refusal ?? texts.error) ? '' : undefined}>
            <span className={styles.picture({ shape })}>
              {/* The member has just chosen it: the field's label names it well enough. */}
              {shown ? <img className={styles.image} src={shown} alt="" /> : <ImagePlus className={styles.empty} aria-hidden="true" />}
              {pending && (
                <span className={styles.veil}>
                  <Spinner label="Sending the picture" />
                </span>
              )}
            </span>
            <span className={styles.prompt} aria-hidden="true">
              {shown ? 'Choose another picture' : 'Choose a picture'}
              <span className={styles.dropHint}>or drop it here</span>
            </span>
            {/* Lies over the whole zone: a file input takes clicks, keys and drops by itself. */}
            <input
              {...control}
              type="file"
              name={name}
              accept={types.join(',')}
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
              Remove picture
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
