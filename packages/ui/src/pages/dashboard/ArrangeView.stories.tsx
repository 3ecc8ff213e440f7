import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { ArrangeView, type ArrangeViewProps } from './ArrangeView.tsx';
import { usualArrangement } from './arrangement.ts';

/** The order as it can be tried out. */
function Trying(props: ArrangeViewProps) {
  const [arrangement, arrange] = useArg(props.arrangement);
  return (
    <ArrangeView
      {...props}
      arrangement={arrangement}
      onArrange={(next) => {
        props.onArrange(next);
        arrange(next);
      }}
    />
  );
}

const meta = {
  title: 'Pages/Dashboard arrangement',
  component: ArrangeView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
  args: { arrangement: usualArrangement, onArrange: fn(), onClose: fn() },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof ArrangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Changed: Story = { args: { arrangement: { order: ['goals', 'moods', 'level', 'week', 'lately'], hidden: ['lately'] } } };

export const Phone: Story = { globals: onPhone };
