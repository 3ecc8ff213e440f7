import { type ReactNode, useState } from 'react';
import { LiveAnnouncer } from '../../a11y/LiveAnnouncer.tsx';
import { examplePersona } from '../../product/example-data.tsx';
import { MemberShellView } from '../shell/MemberShellView.tsx';
import { exampleDay, exampleFirstDay, exampleLongName } from './example-day.ts';

const nothing = () => {};
const pointsOf = ({ user, level }: typeof exampleDay) => ({
  level: level.current,
  title: level.title,
  points: user.points,
  coins: user.coins,
});

/** Whose bars are shown: a member of some weeks, one of today, one with a long name. */
export const exampleMembers = {
  well: { points: pointsOf(exampleDay), account: { name: 'Ada Lovelace', email: 'ada@example.org', onSelect: nothing } },
  new: { points: pointsOf(exampleFirstDay), account: { name: 'Ada', email: 'ada@example.org', onSelect: nothing } },
  long: {
    points: { level: 998, title: 'Luminary CMLXXXVIII', points: 12_345_678, coins: 9_876_543 },
    account: { name: exampleLongName.name, email: 'maximiliana-theodora@hohenstaufen-wolkenstein.example', onSelect: nothing },
  },
};

export interface ExampleShellProps {
  /** Address of the page that is shown. */
  readonly current: string;
  /** @default 'well' */
  readonly member?: keyof typeof exampleMembers;
  /** Whose bars lead to the administrators' room. @default false */
  readonly admin?: boolean;
  readonly children: ReactNode;
}

/** The app's own bars around every example of a page. */
export function ExampleShell({ current, member = 'well', admin = false, children }: ExampleShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <LiveAnnouncer>
      <MemberShellView
        {...exampleMembers[member]}
        current={current}
        admin={admin}
        menuOpen={menuOpen}
        onMenuOpenChange={setMenuOpen}
        persona={examplePersona()}
        chatOpen={false}
        onChat={nothing}
        onPersonaSwitch={nothing}
        onCouncil={nothing}
        messages={{ unread: member === 'well' ? 2 : 0, onOpen: nothing }}
      >
        {children}
      </MemberShellView>
    </LiveAnnouncer>
  );
}
