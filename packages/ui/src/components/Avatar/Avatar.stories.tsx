import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Avatar, avatarSizes } from './index.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7da3b8" d="M0 0h8v8H0z"/><circle cx="4" cy="3.2" r="1.5" fill="#fff"/><path fill="#fff" d="M.8 8a3.2 3 0 0 1 6.4 0z"/></svg>',
)}`;

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ada Byron' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      {['Ada Byron', 'Bo', ''].map((name) => (
        <Inline key={name} gap="3">
          {avatarSizes.map((size) => (
            <Avatar key={size} name={name} size={size} decorative={name === ''} />
          ))}
        </Inline>
      ))}
      <Inline gap="3">
        {avatarSizes.map((size) => (
          <Avatar key={size} name="Ada Byron" src={picture} size={size} />
        ))}
      </Inline>
    </Stack>
  ),
};
