import {
  Badge,
  Button,
  Card,
  createTheme,
  Group,
  MantineProvider,
  Modal,
  NavLink,
  Paper,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import type { Kind, Scheme } from '../ui/kind.ts';

const colors: Record<Scheme, string> = {
  blue: 'blue',
  purple: 'violet',
  green: 'green',
  orange: 'orange',
  red: 'red',
  pink: 'pink',
  grey: 'gray',
  teal: 'teal',
};
const themes = new Map(Object.entries(colors).map(([scheme, primaryColor]) => [scheme, createTheme({ primaryColor })]));

export const Provider: Kind['Provider'] = ({ scheme, children }) => (
  <MantineProvider theme={themes.get(scheme) ?? createTheme({})}>{children}</MantineProvider>
);

export const ButtonPart: Kind['ButtonPart'] = () => <Button>Do it</Button>;

export const Nav: Kind['Nav'] = ({ items }) => (
  <nav aria-label="Main">
    {items.map((label, index) => (
      <NavLink key={label} href={`/${index}`} label={label} leftSection="•" active={index === 0} />
    ))}
  </nav>
);

export const Cards: Kind['Cards'] = ({ titles }) =>
  titles.map((title) => (
    <Card key={title} component="section" aria-label={title} withBorder shadow="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      Five minutes after the first coffee
    </Card>
  ));

export const Rows: Kind['Rows'] = ({ rows }) => (
  <Stack gap="sm" role="list" aria-label="Habits">
    {rows.map(({ id, title, description, state }) => (
      <Group key={id} data-row="" role="listitem" justify="space-between">
        <div>
          <Text fw={500}>{title}</Text>
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        </div>
        <Group gap="xs">
          <Badge variant="light">{state}</Badge>
          <Button variant="default" size="xs">
            Do it
          </Button>
        </Group>
      </Group>
    ))}
  </Stack>
);

export const Dialog: Kind['Dialog'] = ({ open, onClose }) => (
  <Modal opened={open} onClose={onClose} title="Rest this habit?">
    <Text c="dimmed">It keeps its history.</Text>
    <Text>A habit at rest asks for nothing until you wake it.</Text>
    <Group justify="flex-end">
      <Button onClick={onClose}>Rest it</Button>
    </Group>
  </Modal>
);

export const Chat: Kind['Chat'] = ({ open, onClose, messages, draft, onDraftChange }) => (
  <Modal opened={open} onClose={onClose} title="AI Chat with Kael" size="lg">
    <Messages messages={messages} />
    <Composer draft={draft} onDraftChange={onDraftChange} />
  </Modal>
);

export const Messages: Kind['Messages'] = ({ messages }) => (
  <Stack role="log" aria-label="Conversation">
    {messages.map(({ id, role, content }) => (
      <Stack key={id} role="article" gap="xs" align={role === 'user' ? 'flex-end' : 'flex-start'}>
        <Paper withBorder p="sm">
          <Text>{content}</Text>
        </Paper>
        <Text size="xs" c="dimmed">
          an hour ago
        </Text>
      </Stack>
    ))}
  </Stack>
);

export const Composer: Kind['Composer'] = ({ draft, onDraftChange }) => (
  <Textarea
    aria-label="Message to Kael"
    placeholder="Message Kael..."
    autosize
    value={draft}
    onChange={(event) => onDraftChange(event.currentTarget.value)}
  />
);
