import { corePersonas } from '@everstep/domain';
import { applyLook, Button, Card, Chip, List, ListItem, Dialog as OurDialog, Sidebar } from '@everstep/ui';
import { ChatModal, MessageList, Composer as OurComposer } from '@everstep/ui/chat';
import type { Kind } from './kind.ts';

const nothing = () => undefined;
const talkAmong = (personas: typeof corePersonas) => ({
  persona: personas[0] ?? null,
  personas,
  member: { name: 'Ada Moss' },
  conversationId: 'one',
  now: new Date('2026-11-21T09:00:00.000Z'),
  timeZone: 'Europe/London',
});
// Pure, so that pages without a chat do not carry the personas and their texts.
const talk = /* @__PURE__ */ talkAmong(corePersonas);

export const applyScheme: NonNullable<Kind['applyScheme']> = (scheme) => applyLook(document.documentElement, { scheme, mode: 'light' });
export const Provider: Kind['Provider'] = ({ children }) => children;
export const ButtonPart: Kind['ButtonPart'] = () => <Button>Do it</Button>;

export const Nav: Kind['Nav'] = ({ items }) => (
  <Sidebar current="/0" groups={[{ items: items.map((label, index) => ({ href: `/${index}`, label, icon: '•' })) }]} />
);

export const Cards: Kind['Cards'] = ({ titles }) =>
  titles.map((title) => (
    <Card key={title} heading={title}>
      Five minutes after the first coffee
    </Card>
  ));

export const Rows: Kind['Rows'] = ({ rows }) => (
  <List aria-label="Habits">
    {rows.map(({ id, title, description, state }) => (
      <ListItem
        key={id}
        data-row=""
        title={title}
        description={description}
        end={
          <>
            <Chip>{state}</Chip>
            <Button tone="outline" size="small">
              Do it
            </Button>
          </>
        }
      />
    ))}
  </List>
);

export const Dialog: Kind['Dialog'] = ({ open, onClose }) => (
  <OurDialog
    open={open}
    onOpenChange={onClose}
    title="Rest this habit?"
    description="It keeps its history."
    footer={<Button onClick={onClose}>Rest it</Button>}
  >
    A habit at rest asks for nothing until you wake it.
  </OurDialog>
);

export const Chat: Kind['Chat'] = ({ open, onClose, messages, draft, onDraftChange }) => (
  <ChatModal
    {...talk}
    open={open}
    onOpenChange={onClose}
    messages={messages}
    draft={draft}
    onDraftChange={onDraftChange}
    onSend={nothing}
    conversations={[]}
    pickerOpen={false}
    onPickerOpenChange={nothing}
    onPersonaChange={nothing}
    onSelectConversation={nothing}
    onDeleteConversation={nothing}
    onNewConversation={nothing}
  />
);

export const Messages: Kind['Messages'] = ({ messages }) => <MessageList {...talk} messages={messages} />;
export const Composer: Kind['Composer'] = ({ draft, onDraftChange }) => (
  <OurComposer personaName="Kael" text={draft} onTextChange={onDraftChange} onSend={nothing} />
);
