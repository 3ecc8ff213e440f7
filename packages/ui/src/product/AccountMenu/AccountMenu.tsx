import { Avatar } from '../../components/Avatar/index.ts';
import { useMenuButton } from '../../components/Menu/useMenuButton.ts';
import { lazyPart } from '../../internal/lazy-part.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './AccountMenu.css.ts';
import { accountMenuTexts } from './texts.ts';

/** Entries of the account menu. */
export const accountMenuEntries = ['profile', 'account', 'settings', 'billing', 'logout'] as const;
export type AccountMenuEntry = (typeof accountMenuEntries)[number];

export interface AccountMenuProps {
  /** The member's name; names the button, too. */
  readonly name: string;
  /** Stands under the name. */
  readonly email?: string;
  /** Address of the profile photo; initials stand in. */
  readonly image?: string;
  /** Called with the chosen entry; the app knows where each leads. */
  readonly onSelect: (entry: AccountMenuEntry) => void;
}

const items = lazyPart(async () => (await import('./AccountMenuItems.tsx')).AccountMenuItems);

/** The member's photo, and behind it everything about the account. */
export function AccountMenu({ name, email, image, onSelect }: AccountMenuProps) {
  const texts = useTexts('AccountMenu', accountMenuTexts);
  const { buttonProps, Menu, layer } = useMenuButton(items);
  return (
    <>
      <button type="button" className={styles.trigger} aria-label={texts.accountOf(name)} {...buttonProps}>
        <Avatar name={name} src={image} decorative />
      </button>
      {Menu && <Menu layer={layer} name={name} onSelect={onSelect} {...(email === undefined ? {} : { email })} />}
    </>
  );
}
