import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { LiveAnnouncer, type Urgency, useAnnounce } from './LiveAnnouncer.tsx';

function Move({ urgency }: { urgency?: Urgency }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce('Habit moved to place 2', urgency)}>
      Move
    </button>
  );
}

describe('LiveAnnouncer', () => {
  it('has both regions before anything is said', () => {
    render(<LiveAnnouncer>Page</LiveAnnouncer>);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['polite', 'status'],
    ['assertive', 'alert'],
  ] as const)('says a %s message in the %s region', async (urgency, role) => {
    render(
      <LiveAnnouncer>
        <Move urgency={urgency} />
      </LiveAnnouncer>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole(role).textContent).toBe('Habit moved to place 2');
  });

  it('says the same words again when they are true again', async () => {
    render(
      <LiveAnnouncer>
        <Move />
      </LiveAnnouncer>,
    );
    await userEvent.click(screen.getByRole('button'));
    const first = screen.getByRole('status').firstElementChild;
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').firstElementChild).not.toBe(first);
  });
});

describe('useAnnounce on a page without a LiveAnnouncer', () => {
  it('has regions of its own before anything is said, and takes them away with the last who needs them', () => {
    const first = render(<Move />);
    const second = render(<Move urgency="assertive" />);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('');
    first.unmount();
    expect(screen.getByRole('status')).toBeInTheDocument();
    second.unmount();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['polite', 'status'],
    ['assertive', 'alert'],
  ] as const)('says a %s message there, and again when it is true again', async (urgency, role) => {
    render(
      <StrictMode>
        <Move urgency={urgency} />
      </StrictMode>,
    );
    const region = screen.getByRole(role);
    await userEvent.click(screen.getByRole('button'));
    expect(region).toHaveTextContent('Habit moved to place 2');
    const first = region.firstElementChild;
    await userEvent.click(screen.getByRole('button'));
    expect(region).toHaveTextContent('Habit moved to place 2');
    expect(region.firstElementChild).not.toBe(first);
  });

  it('leaves speaking to the announcer where there is one', async () => {
    render(
      <LiveAnnouncer>
        <Move />
      </LiveAnnouncer>,
    );
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});
