import { Badge, Box, Button, Card, Flex, Heading, Link, Dialog as RadixDialog, Text, TextArea, Theme } from '@radix-ui/themes';
import type { Kind, Scheme } from '../ui/kind.ts';

const colors = {
  blue: 'blue',
  purple: 'purple',
  green: 'green',
  orange: 'orange',
  red: 'red',
  pink: 'pink',
  grey: 'gray',
  teal: 'teal',
} as const satisfies Record<Scheme, string>;

export const Provider: Kind['Provider'] = ({ scheme, children }) => <Theme accentColor={colors[scheme]}>{children}</Theme>;

export const ButtonPart: Kind['ButtonPart'] = () => <Button>Do it</Button>;

export const Nav: Kind['Nav'] = ({ items }) => (
  <nav aria-label="Main">
    <Flex direction="column" gap="2">
      {items.map((label, index) => (
        <Link key={label} href={`/${index}`} aria-current={index === 0 ? 'page' : undefined}>
          <span aria-hidden="true">•</span> {label}
        </Link>
      ))}
    </Flex>
  </nav>
);

export const Cards: Kind['Cards'] = ({ titles }) =>
  titles.map((title) => (
    <Card key={title} asChild>
      <section aria-label={title}>
        <Heading as="h2" size="4">
          {title}
        </Heading>
        Five minutes after the first coffee
      </section>
    </Card>
  ));

export const Rows: Kind['Rows'] = ({ rows }) => (
  <Flex direction="column" role="list" aria-label="Habits">
    {rows.map(({ id, title, description, state }) => (
      <Flex key={id} data-row="" role="listitem" align="center" gap="2" py="3">
        <Box flexGrow="1">
          <Text as="div" weight="medium">
            {title}
          </Text>
          <Text as="div" size="2" color="gray">
            {description}
          </Text>
        </Box>
        <Badge>{state}</Badge>
        <Button variant="outline" size="1">
          Do it
        </Button>
      </Flex>
    ))}
  </Flex>
);

export const Dialog: Kind['Dialog'] = ({ open, onClose }) => (
  <RadixDialog.Root open={open} onOpenChange={onClose}>
    <RadixDialog.Content>
      <RadixDialog.Title>Rest this habit?</RadixDialog.Title>
      <RadixDialog.Description>It keeps its history.</RadixDialog.Description>
      <Text as="p">A habit at rest asks for nothing until you wake it.</Text>
      <Flex justify="end" gap="3">
        <RadixDialog.Close>
          <Button variant="soft">Close</Button>
        </RadixDialog.Close>
        <Button onClick={onClose}>Rest it</Button>
      </Flex>
    </RadixDialog.Content>
  </RadixDialog.Root>
);

export const Chat: Kind['Chat'] = ({ open, onClose, messages, draft, onDraftChange }) => (
  <RadixDialog.Root open={open} onOpenChange={onClose}>
    <RadixDialog.Content>
      <RadixDialog.Title>AI Chat with Kael</RadixDialog.Title>
      <RadixDialog.Description>The coach</RadixDialog.Description>
      <Messages messages={messages} />
      <Composer draft={draft} onDraftChange={onDraftChange} />
    </RadixDialog.Content>
  </RadixDialog.Root>
);

export const Messages: Kind['Messages'] = ({ messages }) => (
  <Flex direction="column" gap="4" role="log" aria-label="Conversation">
    {messages.map(({ id, role, content }) => (
      <Flex key={id} asChild direction="column" align={role === 'user' ? 'end' : 'start'}>
        <article>
          <Card>
            <Text as="p">{content}</Text>
          </Card>
          <Text size="1" color="gray">
            an hour ago
          </Text>
        </article>
      </Flex>
    ))}
  </Flex>
);

export const Composer: Kind['Composer'] = ({ draft, onDraftChange }) => (
  <TextArea
    aria-label="Message to Kael"
    placeholder="Message Kael..."
    value={draft}
    onChange={(event) => onDraftChange(event.target.value)}
  />
);
