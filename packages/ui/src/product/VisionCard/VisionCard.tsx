import { ArrowDown, ArrowUp, Ellipsis, Pencil, Sun, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Chip } from '../../components/Chip/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../../components/Menu/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { Vignette, type VignetteProps } from '../../illustrations/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { visionCardTexts } from './texts.ts';
import * as styles from './VisionCard.css.ts';

/** A picture of the member's own with words for those who can't see it, or a drawn scene. */
export type VisionPicture = { readonly src: string; readonly alt: string } | { readonly scene: VignetteProps['scene'] };

export interface VisionActions {
  readonly onEdit: () => void;
  /** Marks it as come true, or takes that back. */
  readonly onAchieved: (achieved: boolean) => void;
  /** Moves it by one place; left out at the ends of the board. */
  readonly onMoveEarlier?: (() => void) | undefined;
  readonly onMoveLater?: (() => void) | undefined;
  readonly onRemove: () => void;
}

export interface VisionCardProps extends Omit<NativeProps<'article'>, 'children'> {
  /** What the member wants to see come true, in their words. */
  readonly statement: string;
  /** Area of life, such as "Home". */
  readonly area: string;
  /** The picture, and what is to be seen in it. */
  readonly picture: VisionPicture;
  /** The goal that leads there, with its share done from 0 to 100. */
  readonly goal?: { readonly title: string; readonly href: string; readonly percent: number } | undefined;
  /** When it came true, in words; undefined while it is a wish. */
  readonly achieved?: string | undefined;
  /** What can be done with it. */
  readonly actions: VisionActions;
  /** A handle for dragging; the menu moves the card as well. */
  readonly handle?: ReactNode;
}

/** A picture that can't be loaded gives way to its words on the land. */
function Picture({ picture }: { readonly picture: VisionPicture }) {
  const texts = useTexts('VisionCard', visionCardTexts);
  const [failed, setFailed] = useState(false);
  if ('scene' in picture) {
    return (
      <div className={styles.drawn}>
        <Vignette scene={picture.scene} />
      </div>
    );
  }
  if (failed) return <p className={styles.lost}>{picture.alt || texts.pictureLost}</p>;
  return <img className={styles.picture} src={picture.src} alt={picture.alt} loading="lazy" onError={() => setFailed(true)} />;
}

function VisionMenu({ statement, achieved, actions }: Pick<VisionCardProps, 'statement' | 'achieved' | 'actions'>) {
  const texts = useTexts('VisionCard', visionCardTexts);
  const { onMoveEarlier, onMoveLater } = actions;
  return (
    <Menu align="end" trigger={<IconButton label={texts.more(statement)} icon={<Ellipsis />} size="small" />}>
      {achieved === undefined ? (
        <MenuItem icon={<Sun />} onSelect={() => actions.onAchieved(true)}>
          {texts.cameTrue}
        </MenuItem>
      ) : (
        <MenuItem icon={<Undo2 />} onSelect={() => actions.onAchieved(false)}>
          {texts.notYet}
        </MenuItem>
      )}
      <MenuItem icon={<Pencil />} onSelect={actions.onEdit}>
        {texts.edit}
      </MenuItem>
      {onMoveEarlier && (
        <MenuItem icon={<ArrowUp />} onSelect={onMoveEarlier}>
          {texts.moveEarlier}
        </MenuItem>
      )}
      {onMoveLater && (
        <MenuItem icon={<ArrowDown />} onSelect={onMoveLater}>
          {texts.moveLater}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={actions.onRemove}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}

/** One card of the vision board: a picture, a sentence, and the goal that leads there. */
export function VisionCard({ statement, area, picture, goal, achieved, actions, handle, ...rest }: VisionCardProps) {
  const texts = useTexts('VisionCard', visionCardTexts);
  const statementId = useId();
  return (
    <article aria-labelledby={statementId} {...rest} className={styles.card}>
      <div className={styles.frame}>
        <Picture picture={picture} />
        {achieved !== undefined && (
          <div className={styles.seal}>
            <Chip tone="sun" icon={<Sun />}>
              {achieved}
            </Chip>
          </div>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.area}>{area}</span>
          {handle}
          <VisionMenu statement={statement} achieved={achieved} actions={actions} />
        </div>
        <p className={styles.statement} id={statementId}>
          {statement}
        </p>
        {goal && (
          <div className={styles.goal}>
            <Link tone="quiet" href={goal.href}>
              {goal.title}
            </Link>
            <ProgressBar
              size="small"
              label={texts.progressOf(goal.title)}
              value={goal.percent}
              tone={achieved === undefined ? 'accent' : 'sun'}
            />
          </div>
        )}
      </div>
    </article>
  );
}
