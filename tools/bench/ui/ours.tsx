import '@everstep/ui/styles';
import { applyLook, Button, Chip, Dialog, List, ListItem } from '@everstep/ui';
import { startPage } from './harness.tsx';

startPage({
  Rows: ({ rows }) => (
    <List aria-label="Habits">
      {rows.map(({ id, title, description, state }) => (
        <ListItem
          key={id}
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
  ),
  Dialog: ({ open, onClose }) => (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Rest this habit?"
      description="It keeps its history."
      footer={<Button onClick={onClose}>Rest it</Button>}
    >
      A habit at rest asks for nothing until you wake it.
    </Dialog>
  ),
  applyScheme: (scheme) => applyLook(document.documentElement, { scheme, mode: 'light' }),
});
