import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleTemplates, exampleTemplateZone } from './example-templates.ts';
import { TemplatesView } from './TemplatesView.tsx';

const meta = {
  title: 'Pages/Admin challenges',
  component: TemplatesView,
  parameters: { layout: 'fullscreen' },
  args: { templates: exampleTemplates, onRetry: fn(), onMore: fn(), timeZone: exampleTemplateZone },
  render: (args) => (
    <ExampleAdmin section="challenges">
      <TemplatesView {...args} />
    </ExampleAdmin>
  ),
} satisfies Meta<typeof TemplatesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Morning light' })).toHaveAttribute('href', '/admin/challenges/t3');
  },
};

export const Phone: Story = { globals: onPhone };

export const Empty: Story = { args: { templates: [] } };

export const Loading: Story = { args: { templates: undefined } };

export const Failed: Story = { args: { templates: undefined, problem: 'Network error occurred' } };
