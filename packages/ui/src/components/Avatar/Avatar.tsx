import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import * as styles from './Avatar.css.ts';
import type { AvatarSize } from './Avatar.variants.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps extends Omit<NativeProps<'span'>, 'children'> {
  /** Whose picture it is. Read out, unless `decorative`. */
  name: string;
  /** Address of the picture; initials stand in while there is none, or when it can't be loaded. */
  src?: string | undefined;
  /** Width, from 28 to 112 px. @default 'small' */
  size?: AvatarSize;
  /** The name stands right beside it, so screen readers need not hear it twice. @default false */
  decorative?: boolean;
}

/** A member's picture, or initials. */
export function Avatar({ name, src, size = 'small', decorative = false, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...spoken} {...rest} className={`${styles.root} ${styles.size[size]}`}>
      {src && src !== failedSrc ? (
        <img className={styles.picture} src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        <Stand name={name} />
      )}
    </span>
  );
}

/** What stands in for the picture. */
function Stand({ name }: { name: string }) {
  const initials = initialsOf(name);
  if (initials === '') return <UserRound className={styles.figure} aria-hidden="true" />;
  // By attribute: as text they would count as the visible label of a button around the avatar.
  return <span className={styles.initials} data-initials={initials} />;
}
