import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountMenu } from '../AccountMenu/index.ts';
import { examplePersona } from '../example-data.tsx';
import { PersonaIndicator } from '../PersonaIndicator/index.ts';
import { PointsDisplay } from '../PointsDisplay/index.ts';
import { MessagesButton, TopBar } from './index.ts';

const meta = {
  title: 'Product/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    onMenu: () => {},
    menuOpen: false,
    helpHref: '/help-now',
    challengesHref: '/challenges',
    points: <PointsDisplay level={12} title="Explorer III" points={2340} coins={415} />,
    persona: <PersonaIndicator persona={examplePersona()} onChat={() => {}} onSwitch={() => {}} />,
    messages: <MessagesButton unread={3} onOpen={() => {}} />,
    account: <AccountMenu name="Ada Lovelace" onSelect={() => {}} />,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Administrator: Story = { args: { adminHref: '/admin' } };
export const AdministratorWithNews: Story = { args: { adminHref: '/admin', adminNew: 3 } };

/** More than 99 unread: the badge stops counting. */
export const ManyUnread: Story = { args: { messages: <MessagesButton unread={150} onOpen={() => {}} /> } };

export const NothingUnread: Story = { args: { messages: <MessagesButton unread={0} onOpen={() => {}} /> } };

export const Phone: Story = { args: { adminHref: '/admin' }, globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** What waits for an administrator is seen before any menu is opened. */
export const PhoneWithNews: Story = { ...Phone, args: { adminHref: '/admin', adminNew: 3 } };

export const Tablet: Story = { args: { adminHref: '/admin' }, globals: { viewport: { value: 'tablet', isRotated: false } } };

export const RightToLeft: Story = { args: { adminHref: '/admin' }, globals: { direction: 'rtl' } };
