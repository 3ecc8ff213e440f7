import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { FileDrop, fileDropKinds, fileDropShapes } from './index.ts';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#dbe7d6"/><circle cx="52" cy="30" r="14" fill="#f3b95f"/><path d="M0 60q30-30 80-8v28H0z" fill="#5d7f6a"/></svg>')}`;
const nothing = () => undefined;

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Profile photo',
    types: ['image/png', 'image/jpeg', 'image/webp'],
    typesLabel: 'PNG, JPEG or WebP',
    maxBytes: 8 * 1024 * 1024,
    onChoose: nothing,
    shape: 'circle',
  },
  argTypes: { kind: { control: 'select', options: fileDropKinds }, shape: { control: 'select', options: fileDropShapes } },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="5">
      <FileDrop {...args} label="Empty" shape="square" />
      <FileDrop {...args} label="With a picture" previewUrl={picture} onRemove={nothing} />
      <FileDrop {...args} label="On its way" previewUrl={picture} onRemove={nothing} pending />
      <FileDrop {...args} label="With an error" error="The server could not read this picture. Choose another one." />
      <FileDrop {...args} label="Disabled" disabled />
      <FileDrop {...args} kind="file" shape="square" label="Any file" types={['*/*']} typesLabel="ZIP or CSV" />
      <FileDrop {...args} kind="file" shape="square" label="A file on its way" types={['*/*']} typesLabel="ZIP or CSV" pending />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'A picture of the place where you would like to stand at the end of the year, taken by yourself or found somewhere',
    help: 'It is shown on your vision board only; nobody else can see it, not even your guides, and you can take it away at any time.',
    previewUrl: picture,
    onRemove: nothing,
  },
};
