import { Button } from '../../components/Button/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { MessageList } from '../MessageList/index.ts';
import * as styles from './ChatModal.css.ts';
import type { ChatModalProps } from './ChatModal.tsx';

function Waiting({ children }: { children: string }) {
  return (
    <div className={styles.center} role="status">
      <Spinner />
      <p>{children}</p>
    </div>
  );
}

/** What stands between header and composer. */
export function ChatBody(props: ChatModalProps) {
  const { phase = 'ready', persona, onPickerOpenChange } = props;
  if (phase === 'closed') return <Waiting>Loading AI Chat...</Waiting>;
  if (!persona) {
    return (
      <div className={styles.center}>
        <div className={styles.guides}>
          {props.personas.map((one) => (
            <PersonaAvatar key={one.id} persona={one} />
          ))}
        </div>
        <p>Please select an AI guide to start chatting</p>
        <Button onClick={() => onPickerOpenChange(true)}>Choose Your AI Guide</Button>
      </div>
    );
  }
  if (phase === 'loading') return <Waiting>Loading conversations...</Waiting>;
  // One by one: what it need not know, such as the draft, must not render it.
  return (
    <MessageList
      messages={props.messages}
      persona={persona}
      personas={props.personas}
      member={props.member}
      conversationId={props.conversationId}
      now={props.now}
      timeZone={props.timeZone}
      earlier={props.earlier}
      onRegenerate={props.onRegenerate}
      onSibling={props.onSibling}
    />
  );
}
