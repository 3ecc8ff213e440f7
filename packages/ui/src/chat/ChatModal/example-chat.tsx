import type { ConversationSummary, Message } from '@everstep/domain';
import { useEffect, useRef, useState } from 'react';
import * as example from '../example-data.ts';
import { ChatModal, type ChatModalProps } from './ChatModal.tsx';

/** Between two words of a reply, and before the first. */
const WORD_MS = 60;
const REPLY =
  'Start where the resistance is smallest. Two things to try:\n\n- Open the file and **read the last paragraph** aloud\n- Close it after ten minutes';
const OTHER_REPLY = 'Or turn it round: what would make tomorrow morning easy?';

/** What was said in the examples' other conversations. */
function talkOf({ id, title, firstMessage, lastMessage }: ConversationSummary): readonly Message[] {
  const asked = { ...example.fromMember(1, firstMessage || title || 'Hello.', 160), id: `${id}-asked`, clientMessageId: null };
  return [asked, { ...example.fromGuide(2, lastMessage, { minutesAgo: 150 }), id: `${id}-answered` }];
}

/** Types a reply word by word at the end of the conversation. */
function useTypedReply(change: (how: (messages: readonly Message[]) => readonly Message[]) => void) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const [replying, setReplying] = useState(false);
  useEffect(() => () => clearInterval(timer.current), []);
  const set = (rest: Partial<Message>) =>
    change((messages) => messages.map((message, index) => (index === messages.length - 1 ? { ...message, ...rest } : message)));
  const end = (status: Message['status']) => {
    clearInterval(timer.current);
    setReplying(false);
    set({ status });
  };
  const begin = (message: Message, text: string) => {
    const words = text.split(/(?<= )/);
    change((messages) => [...messages.filter(({ id }) => id !== message.id), { ...message, content: '', status: 'streaming' }]);
    setReplying(true);
    let shown = 0;
    timer.current = setInterval(() => {
      shown += 1;
      if (shown > words.length) end('complete');
      else set({ content: words.slice(0, shown).join('') });
    }, WORD_MS);
  };
  return { replying, begin, stop: () => end('stopped') };
}

/** The dialog with a guide that answers by itself: what a product does around it, so that stories can be used. */
export function ExampleChat(props: ChatModalProps) {
  const [pickerOpen, setPickerOpen] = useState(props.pickerOpen);
  const [persona, setPersona] = useState(props.persona);
  const [alert, setAlert] = useState(props.alert ?? null);
  const [conversations, setConversations] = useState(props.conversations);
  const [deleted, setDeleted] = useState(props.deleted ?? false);
  const [conversationId, setConversationId] = useState(props.conversationId);
  const [messages, setMessages] = useState(props.messages);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({ [props.conversationId ?? 'new']: props.draft });
  const [sending, setSending] = useState(props.sending ?? false);
  const reply = useTypedReply(setMessages);
  const sent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(sent.current), []);

  const draft = drafts[conversationId ?? 'new'] ?? '';
  const setDraft = (text: string) => setDrafts((all) => ({ ...all, [conversationId ?? 'new']: text }));
  const show = (id: string | null, talk: readonly Message[]) => {
    setConversationId(id);
    setMessages(talk);
    setAlert(null);
    setDeleted(false);
  };
  const select = (id: string) => {
    const summary = conversations.find((one) => one.id === id);
    if (summary) show(id, id === props.conversationId ? props.messages : talkOf(summary));
  };
  const guide = (rest: Partial<Message>) => example.fromGuide(90, '', { minutesAgo: 0, personaId: persona?.id ?? 'kael', ...rest });
  const say = (words: string, onTaken: () => void) => {
    setSending(true);
    setMessages([...messages, example.fromMember(messages.length + 20, words, 0)]);
    sent.current = setTimeout(() => {
      setSending(false);
      onTaken();
      reply.begin(guide({ id: `reply-${messages.length}` }), REPLY);
    }, WORD_MS);
  };
  const send = () => {
    props.onSend();
    say(draft.trim(), () => setDraft(''));
  };
  const again = (id: string) => {
    setAlert(null);
    const before = messages.find((message) => message.id === id);
    const failed = before?.status === 'failed' || before?.status === 'interrupted';
    reply.begin(guide(failed ? { id } : { id, siblings: { index: 1, count: 2 } }), failed ? REPLY : OTHER_REPLY);
  };
  const step = (id: string, by: -1 | 1) =>
    setMessages(
      messages.map((message) => {
        if (message.id !== id) return message;
        const index = message.siblings.index + by;
        return { ...message, content: index === 0 ? REPLY : OTHER_REPLY, siblings: { ...message.siblings, index } };
      }),
    );
  return (
    <ChatModal
      {...props}
      pickerOpen={pickerOpen}
      onPickerOpenChange={setPickerOpen}
      persona={persona}
      onPersonaChange={(id) => setPersona(props.personas.find((one) => one.id === id) ?? null)}
      conversations={conversations}
      conversationId={conversationId}
      onSelectConversation={select}
      onDeleteConversation={(id) => {
        setConversations(conversations.filter((one) => one.id !== id));
        if (id === conversationId) show(null, []);
      }}
      onRenameConversation={(id, title) => setConversations(conversations.map((one) => (one.id === id ? { ...one, title } : one)))}
      onPinConversation={(id, pinned) =>
        setConversations(
          conversations
            .map((one) => (one.id === id ? { ...one, pinned } : one))
            .toSorted((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false) || b.lastUpdated.localeCompare(a.lastUpdated)),
        )
      }
      deleted={deleted}
      onRestoreConversation={(id) => {
        setConversations(props.conversations.filter((one) => one.id === id || conversations.includes(one)));
        setDeleted(false);
      }}
      onNewConversation={() => show(null, [])}
      messages={messages}
      draft={draft}
      onDraftChange={setDraft}
      onSend={send}
      onSay={
        props.onSay &&
        ((words) => {
          props.onSay?.(words);
          say(words, () => {});
        })
      }
      sending={sending}
      replying={reply.replying || (props.replying === true && messages.at(-1)?.status === 'streaming')}
      onStop={reply.stop}
      onRegenerate={again}
      onSibling={step}
      alert={alert}
      onDismissAlert={() => setAlert(null)}
    />
  );
}
