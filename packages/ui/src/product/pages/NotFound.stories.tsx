import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../components/Button/index.ts';
import { NotFoundPage } from '../ErrorPage/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { onPhone } from './example-phone.ts';

/** An address that leads nowhere, for a member who is signed in. */
function NotFound() {
  return (
    <ExampleShell current="/somewhere">
      <NotFoundPage action={<LinkButton href="/">Back to today</LinkButton>} />
    </ExampleShell>
  );
}

const meta = { title: 'Pages/Not found', component: NotFound, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };
