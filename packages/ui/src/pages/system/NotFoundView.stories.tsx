import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { NotFoundView } from './NotFoundView.tsx';

const meta = {
  title: 'Pages/Not found',
  component: NotFoundView,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ExampleShell current="/somewhere">
      <NotFoundView />
    </ExampleShell>
  ),
} satisfies Meta<typeof NotFoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** An address that is nobody's, and so without bars. */
export const WithoutBars: Story = { render: () => <NotFoundView /> };
