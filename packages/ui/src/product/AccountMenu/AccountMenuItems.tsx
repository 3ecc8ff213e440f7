import { CreditCard, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem, MenuLabel, MenuSeparator } from '../../components/Menu/index.ts';
import { MenuLayer, type MenuLayerProps } from '../../components/Menu/MenuLayer.tsx';
import type { AccountMenuEntry, AccountMenuProps } from './AccountMenu.tsx';
import * as styles from './AccountMenuItems.css.ts';

export interface AccountMenuItemsProps extends Pick<AccountMenuProps, 'name' | 'email' | 'onSelect'> {
  readonly layer: Omit<MenuLayerProps, 'children'>;
}

const rows: readonly { readonly entry: AccountMenuEntry; readonly label: string; readonly icon: ReactNode }[] = [
  { entry: 'profile', label: 'Profile', icon: <UserRound size="1em" /> },
  { entry: 'account', label: 'Account', icon: <ShieldCheck size="1em" /> },
  { entry: 'settings', label: 'Settings', icon: <Settings size="1em" /> },
  { entry: 'billing', label: 'Billing & Subscription', icon: <CreditCard size="1em" /> },
];

/** Whose account it is, and where its entries lead. */
export function AccountMenuItems({ layer, name, email, onSelect }: AccountMenuItemsProps) {
  return (
    <MenuLayer {...layer}>
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
    </MenuLayer>
  );
}
