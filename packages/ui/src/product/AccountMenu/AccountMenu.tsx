import { CreditCard, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../components/Menu/index.ts';
import * as styles from './AccountMenu.css.ts';

/** Entries of the account menu. */
export const accountMenuEntries = ['profile', 'account', 'settings', 'billing', 'logout'] as const;
export type AccountMenuEntry = (typeof accountMenuEntries)[number];

export interface AccountMenuProps {
  /** The member's name; names the button, too. */
  readonly name: string;
  readonly email?: string;
  /** Address of the profile photo; initials stand in. */
  readonly image?: string;
  /** Called with the chosen entry; the app knows where each leads. */
  readonly onSelect: (entry: AccountMenuEntry) => void;
}

const rows: readonly { readonly entry: AccountMenuEntry; readonly label: string; readonly icon: ReactNode }[] = [
  { entry: 'profile', label: 'Profile', icon: <UserRound size="1em" /> },
  { entry: 'account', label: 'Account', icon: <ShieldCheck size="1em" /> },
  { entry: 'settings', label: 'Settings', icon: <Settings size="1em" /> },
  { entry: 'billing', label: 'Billing & Subscription', icon: <CreditCard size="1em" /> },
];

/** The member's photo, and behind it everything about the account. */
export function AccountMenu({ name, email, image, onSelect }: AccountMenuProps) {
  const trigger = (
    <button type="button" className={styles.trigger} aria-label={`Account of ${name}`}>
      <Avatar name={name} src={image} decorative />
    </button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuLabel>
        <span className={styles.name}>{name}</span>
        {email && <span className={styles.email}>{email}</span>}
      </MenuLabel>
      <MenuSeparator />
      {rows.map(({ entry, label, icon }) => (
        <MenuItem key={entry} icon={icon} onSelect={() => onSelect(entry)}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut size="1em" />} onSelect={() => onSelect('logout')}>
        Logout
      </MenuItem>
    </Menu>
  );
}
