import { GoingOut, type GoingOutProps } from './GoingOut.tsx';
import { USERS_LIST } from './user-focus.ts';

export type AdminGoingOutProps = Omit<GoingOutProps, 'goesOnAt'>;

/** What can still be taken back, above the list of users: it may have been written there. */
export const AdminGoingOut = (props: AdminGoingOutProps) => <GoingOut {...props} goesOnAt={USERS_LIST} />;
