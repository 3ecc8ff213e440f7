import {
  Badge,
  Box,
  Button,
  Card,
  Dialog as ChakraDialog,
  ChakraProvider,
  CloseButton,
  defaultSystem,
  Flex,
  Heading,
  Link,
  List,
  Portal,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Kind, Scheme } from '../ui/kind.ts';

const palettes: Record<Scheme, string> = {
  blue: 'blue',
  purple: 'purple',
  green: 'green',
  orange: 'orange',
  red: 'red',
  pink: 'pink',
  grey: 'gray',
  teal: 'teal',
};

export const Provider: Kind['Provider'] = ({ scheme, children }) => (
  <ChakraProvider value={defaultSystem}>
    <Box colorPalette={palettes[scheme]}>{children}</Box>
  </ChakraProvider>
);

export const ButtonPart: Kind['ButtonPart'] = () => <Button>Do it</Button>;

export const Nav: Kind['Nav'] = ({ items }) => (
  <nav aria-label="Main">
    <List.Root variant="plain">
      {items.map((label, index) => (
        <List.Item key={label}>
          <Link href={`/${index}`} aria-current={index === 0 ? 'page' : undefined}>
            <span aria-hidden="true">•</span> {label}
          </Link>
        </List.Item>
      ))}
    </List.Root>
  </nav>
);

export const Cards: Kind['Cards'] = ({ titles }) =>
  titles.map((title) => (
    <Card.Root key={title} as="section" aria-label={title}>
      <Card.Body>
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        Five minutes after the first coffee
      </Card.Body>
    </Card.Root>
  ));

export const Rows: Kind['Rows'] = ({ rows }) => (
  <List.Root variant="plain" aria-label="Habits">
    {rows.map(({ id, title, description, state }) => (
      <List.Item key={id} data-row="" display="flex" alignItems="center" gap="2" paddingY="3">
        <Box flex="1">
          <Text fontWeight="medium">{title}</Text>
          <Text fontSize="sm" color="fg.muted">
            {description}
          </Text>
        </Box>
        <Badge>{state}</Badge>
        <Button variant="outline" size="sm">
          Do it
        </Button>
      </List.Item>
    ))}
  </List.Root>
);

interface FrameProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

function Frame({ open, onClose, title, children, footer }: FrameProps) {
  return (
    <ChakraDialog.Root open={open} onOpenChange={onClose} lazyMount unmountOnExit>
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>
            <ChakraDialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

export const Dialog: Kind['Dialog'] = ({ open, onClose }) => (
  <Frame open={open} onClose={onClose} title="Rest this habit?" footer={<Button onClick={onClose}>Rest it</Button>}>
    <Text color="fg.muted">It keeps its history.</Text>A habit at rest asks for nothing until you wake it.
  </Frame>
);

export const Chat: Kind['Chat'] = ({ open, onClose, messages, draft, onDraftChange }) => (
  <Frame open={open} onClose={onClose} title="AI Chat with Kael" footer={<Composer draft={draft} onDraftChange={onDraftChange} />}>
    <Messages messages={messages} />
  </Frame>
);

export const Messages: Kind['Messages'] = ({ messages }) => (
  <Stack gap="4" role="log" aria-label="Conversation">
    {messages.map(({ id, role, content }) => (
      <Flex key={id} as="article" direction="column" align={role === 'user' ? 'flex-end' : 'flex-start'}>
        <Box borderWidth="1px" rounded="xl" paddingX="4" paddingY="3">
          <Text>{content}</Text>
        </Box>
        <Text fontSize="xs" color="fg.muted">
          an hour ago
        </Text>
      </Flex>
    ))}
  </Stack>
);

export const Composer: Kind['Composer'] = ({ draft, onDraftChange }) => (
  <Textarea
    aria-label="Message to Kael"
    placeholder="Message Kael..."
    autoresize
    value={draft}
    onChange={(event) => onDraftChange(event.target.value)}
  />
);
