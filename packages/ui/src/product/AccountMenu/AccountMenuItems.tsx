import { CreditCard, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import { MenuItem, MenuLabel, MenuSeparator } from '../../components/Menu/index.ts';
import { MenuLayer, type MenuLayerProps } from '../../components/Menu/MenuLayer.tsx';
import { useTexts } from '../../internal/texts.tsx';
import type { AccountMenuProps } from './AccountMenu.tsx';
import * as styles from './AccountMenuItems.css.ts';
import { accountMenuTexts } from './texts.ts';

export interface AccountMenuItemsProps extends Pick<AccountMenuProps, 'name' | 'email' | 'onSelect'> {
  readonly layer: Omit<MenuLayerProps, 'children'>;
}

const rows = [
  { entry: 'profile', icon: <UserRound size="1em" /> },
  { entry: 'account', icon: <ShieldCheck size="1em" /> },
  { entry: 'settings', icon: <Settings size="1em" /> },
  { entry: 'billing', icon: <CreditCard size="1em" /> },
] as const;

/** Whose account it is, and where its entries lead. */
export function AccountMenuItems({ layer, name, email, onSelect }: AccountMenuItemsProps) {
  const texts = useTexts('AccountMenu', accountMenuTexts);
  return (
    <MenuLayer {...layer}>
      <MenuLabel>
        <span className={styles.name}>{name}</span>
        {email && <span className={styles.email}>{email}</span>}
      </MenuLabel>
      <MenuSeparator />
      {rows.map(({ entry, icon }) => (
        <MenuItem key={entry} icon={icon} onSelect={() => onSelect(entry)}>
          {texts[entry]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut size="1em" />} onSelect={() => onSelect('logout')}>
        {texts.logout}
      </MenuItem>
    </MenuLayer>
  );
}
