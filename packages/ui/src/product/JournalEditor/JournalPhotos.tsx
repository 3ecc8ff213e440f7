import { Button } from '../../components/Button/index.ts';
import { FieldSet } from '../../components/Field/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import * as styles from './JournalPhotos.css.ts';
import { journalEditorTexts } from './texts.ts';

export interface JournalPhoto {
  readonly id: string;
  readonly url: string;
  /** What it shows, for those who can't see it. */
  readonly alt: string;
  /** It is being sent. @default false */
  readonly pending?: boolean;
  /** Why it was refused. */
  readonly error?: string | undefined;
}

export interface JournalPhotosProps {
  readonly photos: readonly JournalPhoto[];
  readonly onAdd: (file: File) => void;
  readonly onAltChange: (id: string, alt: string) => void;
  readonly onRemove: (id: string) => void;
  /** @default 6 */
  readonly most?: number;
}

const MAX_BYTES = 10 * 1024 * 1024;
const MOST_ALT_CHARACTERS = 300;

function Photo({
  photo,
  place,
  onAltChange,
  onRemove,
}: Pick<JournalPhotosProps, 'onAltChange' | 'onRemove'> & { readonly photo: JournalPhoto; readonly place: number }) {
  const texts = useTexts('JournalEditor', journalEditorTexts);
  return (
    <li className={styles.photo}>
      <span className={styles.frame}>
        <img className={styles.image} src={photo.url} alt={photo.alt} />
        {photo.pending && (
          <span className={styles.veil}>
            <Spinner label={texts.sendingPhoto(place)} />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <TextField
          label={texts.photoShows(place)}
          value={photo.alt}
          maxLength={MOST_ALT_CHARACTERS}
          help={photo.alt ? undefined : texts.photoHint}
          error={photo.error}
          onChange={(event) => onAltChange(photo.id, event.target.value)}
        />
        <div className={styles.remove}>
          <Button tone="ghost" size="small" onClick={() => onRemove(photo.id)} aria-label={texts.removePhoto(place)}>
            {texts.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Photos of an entry, each with its words. */
export function Photos({ photos, onAdd, onAltChange, onRemove, most = 6 }: JournalPhotosProps) {
  const texts = useTexts('JournalEditor', journalEditorTexts);
  return (
    <FieldSet label={texts.photos}>
      <div className={styles.photos}>
        {photos.length > 0 && (
          <PlainList className={styles.list}>
            {photos.map((photo, index) => (
              <Photo key={photo.id} photo={photo} place={index + 1} onAltChange={onAltChange} onRemove={onRemove} />
            ))}
          </PlainList>
        )}
        {photos.length < most && (
          // A new one for each photo, so that the last choice isn't shown twice.
          <FileDrop
            key={photos.length}
            label={texts.addPhoto}
            hideLabel
            types={['image/png', 'image/jpeg', 'image/webp']}
            typesLabel={texts.photoTypes}
            maxBytes={MAX_BYTES}
            onChoose={onAdd}
          />
        )}
      </div>
    </FieldSet>
  );
}
