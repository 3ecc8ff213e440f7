import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../components/Link/index.ts';
import { LegalPage } from './index.ts';

const meta = {
  title: 'Product/LegalPage',
  component: LegalPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Privacy',
    updated: 'In force since 21 November 2026',
    summary: <p>What you write about yourself is read by nobody but you. No third party is called from any page.</p>,
    sections: [
      { id: 'kept', title: 'What is kept', body: <p>Your account, your records and the moments at which you made them.</p> },
      {
        id: 'rights',
        title: 'What you can do',
        body: (
          <ul>
            <li>Take everything with you, as one file.</li>
            <li>Delete everything; fourteen days later it is gone.</li>
          </ul>
        ),
      },
    ],
    foot: <Link href="/auth">Back</Link>,
  },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
