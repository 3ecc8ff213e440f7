import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { type LinkComponentProps, LinkProvider } from '../../internal/link-context.tsx';
import { List, ListItem } from './index.ts';

describeConformance('List', { element: 'ul', render: (props) => <List {...props} /> });
describeConformance('ListItem', { element: 'li', render: (props) => <ListItem title="Morning pages" {...props} /> });

const Routed = (props: LinkComponentProps) => <a {...props} data-routed="yes" />;

describe('List', () => {
  it('is a list of rows', () => {
    render(
      <List ordered aria-label="Today">
        <ListItem title="Morning pages" description="after coffee" />
        <ListItem title="Walk" />
      </List>,
    );
    expect(screen.getByRole('list', { name: 'Today' }).tagName).toBe('OL');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('makes a row one link through the router', () => {
    render(
      <LinkProvider component={Routed}>
        <List>
          <ListItem href="/lessons/3" title="Lesson 3" description="of 12" selected />
        </List>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Lesson 3 of 12' });
    expect(link).toHaveAttribute('data-routed', 'yes');
    expect(link).toHaveAttribute('aria-current', 'true');
  });

  it('makes a row one button, and keeps a control at its end apart', async () => {
    const open = vi.fn();
    const remove = vi.fn();
    render(
      <List>
        <ListItem
          onPress={open}
          title="Yesterday"
          end={
            <button type="button" onClick={remove}>
              Delete
            </button>
          }
        />
      </List>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(remove).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
  });
});
