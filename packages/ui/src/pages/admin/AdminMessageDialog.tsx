import { type AdminUser, NOTIFICATION_CONTENT_MAX } from '@everstep/domain';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { optionsOf } from './user-focus.ts';

export interface AdminMessageDialogProps {
  /** Whom it is for. */
  readonly user: AdminUser;
  /** What was written and not sent; it is kept by its owner. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  /** Called with a message that is not blank. */
  readonly onSend: (message: string) => void;
  /** It is on its way. @default false */
  readonly sending?: boolean | undefined;
  /** Why it could not be sent, in a sentence; what was typed stays. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
}

/** A few words to one user. */
export function AdminMessageDialog({ user, draft, onDraftChange, onSend, sending = false, problem, onClose }: AdminMessageDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);
  const message = draft.trim();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(message === '');
    if (message !== '') onSend(message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={field}
      finalFocus={() => optionsOf(user.id)}
      title={`Write to ${user.name}`}
      description="It goes out at once. They see your name and can reply."
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            Send message
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Stack gap="4">
          {problem && (
            <Banner tone="danger" live="assertive">
              {problem}
            </Banner>
          )}
          <TextArea
            ref={field}
            label="Message"
            required
            value={draft}
            maxLength={NOTIFICATION_CONTENT_MAX}
            minRows={4}
            maxRows={12}
            error={tried && message === '' ? 'Write the message.' : undefined}
            onChange={(event) => onDraftChange(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
