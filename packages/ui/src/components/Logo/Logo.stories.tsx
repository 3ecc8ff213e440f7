import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Logo, logoSizeNames } from './index.ts';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  argTypes: { size: { control: 'select', options: logoSizeNames } },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      {logoSizeNames.map((size) => (
        <Inline key={size} gap="6">
          <Logo size={size} />
          <Logo size={size} withName />
        </Inline>
      ))}
    </Stack>
  ),
};
