import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Pager, Pagination, type PaginationProps } from './index.ts';

const nothing = () => undefined;

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 24, label: 'Pages of your journal' },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

export const Default: Story = { render: (args) => <Turning key={args.page} {...args} /> };

/** Numbered at each end and in the middle, few pages, links, a narrow place; and by time. */
export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      <Pagination page={1} pageCount={24} label="At the start" />
      <Pagination page={12} pageCount={24} label="In the middle" />
      <Pagination page={24} pageCount={24} label="At the end" />
      <Pagination page={2} pageCount={3} label="Few pages, as links" hrefOf={(page) => `#page-${page}`} />
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Pagination page={12} pageCount={24} label="In a narrow place" />
      </div>
      <Pager label="By time, newest page" onNewer={undefined} onOlder={nothing} status="1 to 21 November" />
      <Pager label="By time, in between" onNewer={nothing} onOlder={nothing} />
      <Pager label="By time, fetching" onNewer={nothing} onOlder={nothing} loading="older" status="October" />
      <Pager label="By time, oldest page" onNewer={nothing} onOlder={undefined} status="Your first month" />
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <Pager
      onNewer={nothing}
      onOlder={nothing}
      newerLabel="Back towards the days that are not so long ago"
      olderLabel="Further back, to where it all began"
      status="From the first dry morning after three weeks of rain to the evening of the last exam"
    />
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Enter turns the page; the focus stays on the button even at the end. */
export const Keyboard: Story = {
  args: { page: 2, pageCount: 3 },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
};
