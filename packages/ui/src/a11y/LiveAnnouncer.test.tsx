import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  it('tells a page without an announcer what is missing', () => {
    expect(() => render(<Move />)).toThrow('useAnnounce must be used within a LiveAnnouncer');
  });
});
