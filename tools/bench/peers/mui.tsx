import {
  Button,
  Card,
  CardContent,
  Chip,
  createTheme,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Dialog as MuiDialog,
  Paper,
  Stack,
  TextField,
  ThemeProvider,
  Typography,
} from '@mui/material';
import type { Kind, Scheme } from '../ui/kind.ts';

const colors: Record<Scheme, string> = {
  blue: '#1f5f9e',
  purple: '#6b45b5',
  green: '#256a3e',
  orange: '#9a4a08',
  red: '#a4312c',
  pink: '#a8326f',
  grey: '#4a5663',
  teal: '#0b7377',
};
const themes = new Map(
  Object.entries(colors).map(([scheme, main]) => [scheme, createTheme({ cssVariables: true, palette: { primary: { main } } })]),
);

export const Provider: Kind['Provider'] = ({ scheme, children }) => (
  <ThemeProvider theme={themes.get(scheme) ?? createTheme()}>{children}</ThemeProvider>
);

export const ButtonPart: Kind['ButtonPart'] = () => <Button variant="contained">Do it</Button>;

export const Nav: Kind['Nav'] = ({ items }) => (
  <nav aria-label="Main">
    <List>
      {items.map((label, index) => (
        <ListItem key={label} disablePadding>
          <ListItemButton component="a" href={`/${index}`} selected={index === 0}>
            <ListItemIcon>•</ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </nav>
);

export const Cards: Kind['Cards'] = ({ titles }) =>
  titles.map((title) => (
    <Card key={title} component="section" aria-label={title}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        Five minutes after the first coffee
      </CardContent>
    </Card>
  ));

export const Rows: Kind['Rows'] = ({ rows }) => (
  <List aria-label="Habits">
    {rows.map(({ id, title, description, state }) => (
      <ListItem key={id} data-row="" divider>
        <ListItemText primary={title} secondary={description} />
        <Chip label={state} size="small" color="primary" />
        <Button variant="outlined" size="small">
          Do it
        </Button>
      </ListItem>
    ))}
  </List>
);

export const Dialog: Kind['Dialog'] = ({ open, onClose }) => (
  <MuiDialog open={open} onClose={onClose} aria-labelledby="title" aria-describedby="description">
    <DialogTitle id="title">Rest this habit?</DialogTitle>
    <DialogContent>
      <DialogContentText id="description">It keeps its history.</DialogContentText>A habit at rest asks for nothing until you wake it.
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
      <Button variant="contained" onClick={onClose}>
        Rest it
      </Button>
    </DialogActions>
  </MuiDialog>
);

export const Chat: Kind['Chat'] = ({ open, onClose, messages, draft, onDraftChange }) => (
  <MuiDialog open={open} onClose={onClose} aria-labelledby="chat" maxWidth="md" fullWidth>
    <DialogTitle id="chat">AI Chat with Kael</DialogTitle>
    <DialogContent>
      <Messages messages={messages} />
    </DialogContent>
    <DialogActions>
      <Composer draft={draft} onDraftChange={onDraftChange} />
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </MuiDialog>
);

export const Messages: Kind['Messages'] = ({ messages }) => (
  <Stack spacing={2} role="log" aria-label="Conversation">
    {messages.map(({ id, role, content }) => (
      <Stack key={id} component="article" sx={{ alignItems: role === 'user' ? 'flex-end' : 'flex-start' }}>
        <Paper variant="outlined">
          <Typography>{content}</Typography>
        </Paper>
        <Typography variant="caption">an hour ago</Typography>
      </Stack>
    ))}
  </Stack>
);

export const Composer: Kind['Composer'] = ({ draft, onDraftChange }) => (
  <TextField
    multiline
    fullWidth
    label="Message to Kael"
    placeholder="Message Kael..."
    value={draft}
    onChange={(event) => onDraftChange(event.target.value)}
  />
);
