import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Pager, Pagination } from './index.ts';
import { pagesShown } from './pages-shown.ts';

describeConformance('Pagination', { element: 'nav', render: (props) => <Pagination {...props} page={1} pageCount={3} /> });
describeConformance('Pager', { element: 'nav', render: (props) => <Pager {...props} onNewer={undefined} onOlder={undefined} /> });

describe('the page numbers shown', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [6, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
    [9, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
  ])('for page %i of %i are %j', (page, count, expected) => {
    expect(pagesShown(page, count)).toEqual(expected);
  });

  it('always fill seven places and hold the current page, so that no button moves under the pointer', () => {
    for (let page = 1; page <= 40; page += 1) {
      expect(pagesShown(page, 40)).toHaveLength(7);
      expect(pagesShown(page, 40)).toContain(page);
    }
  });
});

describe('Pagination', () => {
  it('is a named landmark that marks the current page', () => {
    render(<Pagination page={2} pageCount={5} label="Pages of your journal" />);
    expect(screen.getByRole('navigation', { name: 'Pages of your journal' })).toBeVisible();
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('stands on the last page when the list has become shorter', async () => {
    const onPageChange = vi.fn();
    render(<Pagination page={99} pageCount={5} onPageChange={onPageChange} />);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(4);
  });

  it.each([Number.NaN, -3, 0])('stands on the first page for %d', (page) => {
    render(<Pagination page={page} pageCount={5} />);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('draws nothing for a length of %d', (pageCount) => {
    const { container } = render(<Pagination page={1} pageCount={pageCount} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('tells the chosen page', async () => {
    const onPageChange = vi.fn();
    render(<Pagination page={2} pageCount={5} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPageChange.mock.calls).toEqual([[4], [1], [3]]);
  });

  it('does nothing at the end, but keeps the focus', async () => {
    const onPageChange = vi.fn();
    render(<Pagination page={5} pageCount={5} onPageChange={onPageChange} />);
    const next = screen.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    expect(onPageChange).not.toHaveBeenCalled();
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  it('is made of links where pages have addresses', () => {
    render(<Pagination page={2} pageCount={5} hrefOf={(page) => `/journal?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/journal?page=3');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/journal?page=3');
  });

  it('draws nothing for a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Pager', () => {
  it('goes newer and older, and says which way is closed', async () => {
    const onOlder = vi.fn();
    render(<Pager onNewer={undefined} onOlder={onOlder} status="November" />);
    expect(screen.getByRole('button', { name: 'Newer' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    expect(onOlder).toHaveBeenCalledOnce();
    expect(screen.getByText('November')).toBeVisible();
  });

  it('swallows presses while a page is fetched', async () => {
    const onOlder = vi.fn();
    render(<Pager onNewer={undefined} onOlder={onOlder} loading="older" />);
    const older = screen.getByRole('button', { name: 'Older' });
    await userEvent.click(older);
    expect(onOlder).not.toHaveBeenCalled();
    expect(older).toHaveAttribute('aria-busy', 'true');
  });
});
