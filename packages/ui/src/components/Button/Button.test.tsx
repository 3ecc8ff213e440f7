import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { type LinkComponentProps, LinkProvider } from '../../internal/link-context.tsx';
import { Button, LinkButton } from './index.ts';

const Routed = (props: LinkComponentProps) => <a {...props} data-routed="yes" />;

describeConformance('Button', { element: 'button', render: (props) => <Button {...props}>Check in</Button> });
describeConformance('LinkButton', {
  element: 'a',
  render: (props) => (
    <LinkButton {...props} href="/habits">
      Open
    </LinkButton>
  ),
});

describe('Button', () => {
  it('is pressed by click, Enter and Space', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Check in</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('never submits a form unless told to', () => {
    render(<Button>Plain</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('keeps focus and name while loading, says that it is busy, and swallows presses', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" loading={loading} onClick={press}>
          Save entry
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole('button').focus();
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Save entry' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps its icon out of its name', () => {
    render(<Button icon={<svg aria-label="plus" />}>Add habit</Button>);
    expect(screen.getByRole('button')).toHaveAccessibleName('Add habit');
  });

  it('refuses className and style', () => {
    // @ts-expect-error looks are chosen by tone and size
    render(<Button className="mine">One</Button>);
    // @ts-expect-error looks are chosen by tone and size
    render(<Button style={{ color: 'red' }}>Two</Button>);
    expect(screen.getByRole('button', { name: 'One' })).not.toHaveClass('mine');
  });
});

describe('LinkButton', () => {
  it('goes through the link component of the app', () => {
    render(
      <LinkProvider component={Routed}>
        <LinkButton href="/habits">Open habits</LinkButton>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Open habits' });
    expect(link).toHaveAttribute('href', '/habits');
    expect(link).toHaveAttribute('data-routed', 'yes');
  });
});
