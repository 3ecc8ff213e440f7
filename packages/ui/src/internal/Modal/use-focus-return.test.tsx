import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { Dialog, type FinalFocus } from '../../components/Dialog/index.ts';
import { Drawer } from '../../components/Drawer/index.ts';

const layers = {
  Dialog: (props: LayerProps) => <Dialog {...props} title="A layer" description="Over the page." />,
  Drawer: (props: LayerProps) => (
    <Drawer {...props} title="A layer">
      <p>Over the page.</p>
    </Drawer>
  ),
  ConfirmDialog: (props: LayerProps) => (
    <ConfirmDialog
      {...props}
      title="A layer"
      description="Over the page."
      confirmLabel="Go on"
      onConfirm={() => props.onOpenChange(false)}
    />
  ),
};
interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  finalFocus?: FinalFocus;
}

interface PageProps {
  layer: keyof typeof layers;
  /** Given as `finalFocus`. */
  final?: 'ref' | 'function';
  /** When the app gives focus to the row itself. */
  own?: 'at once' | 'in an effect';
  /** The opener leaves with the layer. */
  openerGoes?: boolean;
}

/** A page with an opener, and a row that another part of the app wants to have focus. */
function Page({ layer, final, own, openerGoes = false }: PageProps) {
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const Layer = layers[layer];
  const finalFocus = { ref: row, function: () => screen.getByRole('button', { name: 'Row' }) };
  useEffect(() => {
    if (own === 'in an effect' && closed) row.current?.focus();
  }, [own, closed]);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    setClosed(!next);
    if (own === 'at once') row.current?.focus();
  };
  return (
    <main tabIndex={-1}>
      {!(openerGoes && closed) && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <button type="button" ref={row}>
        Row
      </button>
      <Layer open={open} onOpenChange={onOpenChange} {...(final && { finalFocus: finalFocus[final] })} />
    </main>
  );
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Opens the layer and closes it by Esc. */
async function openAndClose(page: PageProps): Promise<void> {
  const user = userEvent.setup();
  render(<Page {...page} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole(/Confirm/.test(page.layer) ? 'alertdialog' : 'dialog', { name: 'A layer' });
  await user.keyboard('{Escape}');
}

describe.each(['Dialog', 'Drawer', 'ConfirmDialog'] as const)('focus after a %s has closed', (layer) => {
  it('is at the opener', async () => {
    await openAndClose({ layer });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it.each(['ref', 'function'] as const)('is at its finalFocus, given as a %s', async (final) => {
    await openAndClose({ layer, final });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus());
  });

  it.each(['at once', 'in an effect'] as const)('is where the app puts it %s in onOpenChange', async (own) => {
    await openAndClose({ layer, own });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus());
  });

  it('is at the main landmark where the opener has left the document', async () => {
    await openAndClose({ layer, openerGoes: true });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('is at the opener although the layer was opened again while it closed', async () => {
    const Layer = layers[layer];
    const page = (open: boolean) => (
      <>
        <button type="button">Open</button>
        <Layer open={open} onOpenChange={() => undefined} />
      </>
    );
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Open' }).focus();
    const role = layer === 'ConfirmDialog' ? 'alertdialog' : 'dialog';
    rerender(page(true));
    await waitFor(() => expect(screen.getByRole(role)).toContainElement(focused()));
    // Closed and open again before focus could be given back.
    rerender(page(false));
    rerender(page(true));
    await waitFor(() => expect(screen.getByRole(role)).toContainElement(focused()));
    await nextTask();
    expect(screen.getByRole(role)).toContainElement(focused());
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});
