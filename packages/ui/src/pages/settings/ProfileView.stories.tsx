import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExampleSettings } from '../examples/ExampleSettings.tsx';
import { exampleLongName } from '../examples/example-day.ts';
import { exampleForm } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { examplePhoto, exampleProfile, exampleSettingsRefusals } from '../examples/example-settings.ts';
import { ProfileView } from './ProfileView.tsx';

const meta = {
  title: 'Pages/Settings profile',
  component: ProfileView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleProfile, onPhotoChoose: fn(), onPhotoRemove: fn() },
  render: (args) => (
    <ExampleSettings tab="profile">
      <ProfileView {...args} />
    </ExampleSettings>
  ),
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { args: { photoUrl: examplePhoto } };

export const Phone: Story = { args: { photoUrl: examplePhoto }, globals: onPhone };

/** A new member: the section says what is missing. */
export const NewMember: Story = { args: { lastName: '', focus: '', complete: false } };

/** The summary takes the focus, and each field says what is wrong with it. */
export const Refused: Story = {
  args: { form: exampleSettingsRefusals.names, firstName: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /First name/ })).toHaveAccessibleDescription(/Enter your first name\./);
  },
};

export const NotReachable: Story = { args: { form: exampleSettingsRefusals.notReachable } };

export const Saving: Story = { args: { form: { ...exampleForm, pending: true } } };

export const PhotoSending: Story = { args: { photoUrl: examplePhoto, photoPending: true } };

export const PhotoRefused: Story = { args: { photoProblem: 'This picture cannot be read. Another one may work.' } };

export const LongNames: Story = {
  args: {
    firstName: exampleLongName.firstName,
    lastName: 'von und zu Hohenstaufen-Wolkenstein',
    focus: 'Finish my thesis on the mosses of the northern valleys, and find out on the way why I put off what I love most. '
      .repeat(2)
      .slice(0, 200),
  },
  render: (args) => (
    <ExampleSettings tab="profile" member="long">
      <ProfileView {...args} />
    </ExampleSettings>
  ),
};

/** The stored line speaks of danger: people to reach. */
export const Danger: Story = { args: { help: safetyCard('suicide', 'GB') }, globals: onPhone };
