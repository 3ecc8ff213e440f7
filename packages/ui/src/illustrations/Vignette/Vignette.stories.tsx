import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/Inline/index.ts';
import { Vignette, vignetteScenes } from './index.ts';

const meta = { title: 'Product/Vignette', component: Vignette, args: { scene: 'trail-sign' } } satisfies Meta<typeof Vignette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Inline gap="4">
      {vignetteScenes.map((scene) => (
        <Vignette key={scene} scene={scene} />
      ))}
    </Inline>
  ),
};

export const Small: Story = { args: { scene: 'cairn', size: 'small' } };
