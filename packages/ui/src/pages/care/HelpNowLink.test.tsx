import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { ArrangeView } from '../dashboard/ArrangeView.tsx';
import { usualArrangement } from '../dashboard/arrangement.ts';
import { HelpInDialogs } from './HelpNowLink.tsx';

const within = (dialog: React.ReactNode) => render(<HelpInDialogs>{dialog}</HelpInDialogs>);
const help = () => screen.queryAllByRole('link', { name: 'Help now' }).map((link) => link.getAttribute('href'));
const nothing = () => undefined;

describe('the way to help', () => {
  it('stands in a dialog of a page', () => {
    within(<ArrangeView arrangement={usualArrangement} onArrange={nothing} onClose={nothing} />);
    expect(help()).toEqual(['/help-now']);
  });

  it('leaves dialogs alone that have actions of their own, and questions that must be answered', () => {
    within(
      <>
        <Dialog open onOpenChange={nothing} title="Chat" description="A conversation" headerActions={<a href="/own">Own way</a>} />
        <ConfirmDialog
          open
          onOpenChange={nothing}
          title="Delete it?"
          description="It can be undone."
          confirmLabel="Delete"
          onConfirm={nothing}
        />
      </>,
    );
    expect(help()).toEqual([]);
  });

  it('stands in no dialog of another app', () => {
    render(<Dialog open onOpenChange={nothing} title="New" description="Something" />);
    expect(help()).toEqual([]);
  });
});
