import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusTones } from '../../tokens/tones.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Banner } from './index.ts';

const nothing = () => undefined;

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'Showing saved data. The connection will be tried again in a minute.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      {statusTones.map((tone) => (
        <Banner key={tone} tone={tone} onDismiss={nothing} dismissLabel={`Dismiss ${tone}`}>
          A message of the tone {tone}, which stays until it is dismissed.
        </Banner>
      ))}
      <Banner
        tone="danger"
        title="Your entry could not be saved"
        actions={
          <>
            <Button tone="outline" size="small">
              Try again
            </Button>
            <Button tone="inherit" size="small">
              Keep as draft
            </Button>
          </>
        }
      >
        The server did not answer. Nothing that you wrote is lost: it is kept on this device.
      </Banner>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
    onDismiss: nothing,
  },
};
