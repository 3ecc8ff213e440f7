import type { AdminUser } from '@everstep/domain';
import { KeyRound, Lock, LockOpen, Mail, MoreHorizontal, Pencil, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../../components/Menu/index.ts';
import { optionsId } from './user-focus.ts';

/** What can be done with an account. */
export interface UserActs {
  /** The reader's own account, which is safe from what cannot be undone. */
  readonly ownId: string;
  readonly onWrite: (user: AdminUser) => void;
  readonly onRename: (user: AdminUser) => void;
  /** Makes an administrator of a member, or a member of an administrator. */
  readonly onRole: (user: AdminUser) => void;
  /** Suspends an active account, or lets a suspended one in again. */
  readonly onStatus: (user: AdminUser) => void;
  readonly onDelete: (user: AdminUser) => void;
  /** Mails them a link to choose a new password. */
  readonly onPasswordLink: (user: AdminUser) => void;
}

/** The acts of one row, behind a button. */
export function UserActions({ user, ...acts }: UserActs & { readonly user: AdminUser }) {
  const { ownId, onWrite, onRename, onPasswordLink, onRole, onStatus, onDelete } = acts;
  const own = user.id === ownId;
  const admin = user.role === 'admin';
  const active = user.status === 'active';
  return (
    <Menu
      align="end"
      trigger={<IconButton id={optionsId(user.id)} label={`Options for ${user.name}`} icon={<MoreHorizontal />} size="small" />}
    >
      <MenuItem icon={<Mail />} onSelect={() => onWrite(user)}>
        Write a message
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={() => onRename(user)}>
        Correct the name
      </MenuItem>
      {!own && (
        <>
          {active && !user.isDemo && (
            <MenuItem icon={<KeyRound />} onSelect={() => onPasswordLink(user)}>
              Send a link for a new password
            </MenuItem>
          )}
          <MenuSeparator />
          {!user.isDemo && (
            <>
              <MenuItem icon={admin ? <ShieldOff /> : <ShieldCheck />} onSelect={() => onRole(user)}>
                {admin ? 'Make a member' : 'Make an administrator'}
              </MenuItem>
              <MenuSeparator />
            </>
          )}
          <MenuItem icon={active ? <Lock /> : <LockOpen />} onSelect={() => onStatus(user)}>
            {active ? 'Suspend' : 'Let in again'}
          </MenuItem>
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onDelete(user)}>
            Delete account
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
