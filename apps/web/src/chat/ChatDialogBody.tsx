import { chatGuides, guidedTalks, localDateOf, readProfileImage } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { ChatModal } from '@everstep/ui/chat';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useRulesAtHand } from '../care/unsent-help.ts';
import { useTellMoment } from '../care/useTellMoment.ts';
import { API_BASE } from '../config.ts';
import { KnowledgeOverlay } from '../guides/KnowledgeOverlay.tsx';
import { HelpNowOverlay } from '../help/HelpNowOverlay.tsx';
import { useLayers } from '../layout/useLayers.ts';
import { useNow } from '../layout/useNow.ts';
import { log } from '../log/log.ts';
import { MeditationOverlay } from '../meditation/MeditationOverlay.tsx';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { useConfig } from '../system/useConfig.ts';
import { useAI } from './AIProvider.tsx';
import { saveConversation } from './save-conversation.ts';
import { useBegun } from './useBegun.ts';
import { useChat } from './useChat.ts';
import { useChatDraft } from './useChatDraft.ts';
import { useHistory } from './useHistory.ts';
import { useProposals } from './useProposals.ts';
import { useReadAloud } from './useReadAloud.ts';
import { useSaying } from './useSaying.ts';

/** Binds the chat's look to the member's conversations. */
export function ChatDialogBody() {
  const memberId = useMemberId();
  const { call, openStream, user } = useSession();
  const { state, begun, personaId, setPersona, closeChat, selectorOpen, openSelector, closeSelector } = useAI();
  const { showToast } = useToast();
  useRulesAtHand();
  const now = useNow();
  const timeZone = useMemo(() => Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const goesOut = useConfig()?.aiProvider === 'online';
  const open = state === 'open';
  const { show } = useLayers();
  const [privately, setPrivately] = useState(false);
  const chat = useChat({
    open,
    startNew: begun !== null,
    personaId,
    incognito: privately,
    openStream,
    onNoPersona: openSelector,
    onPersona: setPersona,
    onUnheard: useTellMoment(),
  });
  const history = useHistory(chat.conversations, open);
  const stored = chat.conversations.find(({ id }) => id === chat.conversationId);
  // Between the first message and the next reading of the list, the choice is all there is.
  const incognito = chat.incognito ?? stored?.incognito ?? privately;
  const draft = useChatDraft(memberId, chat);
  useBegun(begun, chat, draft);
  const proposing = useProposals({
    conversationId: chat.conversationId,
    messages: chat.messages,
    onAnswered: chat.proposalAnswered,
    now,
    today: localDateOf(now, timeZone, user?.dayStartHour ?? 0),
  });
  const { readingId, toggle } = useReadAloud(open ? chat.conversationId : null);
  const name = user?.name ?? '';
  const imageUrl = readProfileImage(user?.profileImage, API_BASE)?.thumbnail;
  const member = useMemo(() => ({ name, imageUrl }), [name, imageUrl]);
  const persona = chatGuides.find(({ id }) => id === personaId) ?? null;

  const { send, say, again } = useSaying(chat, draft);
  const earlier = chat.earlier === null ? undefined : { state: chat.earlier, onLoad: () => void chat.loadEarlier() };
  const save = (id: string) =>
    saveConversation(call, id, timeZone).catch((error: unknown) => {
      log.error('A conversation could not be saved as a file.', error);
      showToast({ id: `save-${id}`, tone: 'danger', title: 'The conversation could not be saved', description: sentenceOf(error) });
    });
  const step = (messageId: string, by: -1 | 1) => void chat.stepSibling(messageId, by);
  return (
    <ChatModal
      open={open}
      onOpenChange={(next) => !next && closeChat()}
      phase={chat.loading ? 'loading' : 'ready'}
      persona={persona}
      personas={chatGuides}
      member={member}
      onPersonaChange={setPersona}
      pickerOpen={selectorOpen}
      onPickerOpenChange={(next) => (next ? openSelector() : closeSelector())}
      messages={chat.messages}
      earlier={earlier}
      soughtId={chat.soughtId}
      conversations={history.conversations}
      finding={history.finding}
      further={history.further}
      conversationId={chat.conversationId}
      onSelectConversation={(id) => {
        setPrivately(false);
        const hit = history.finding.words === '' ? undefined : history.finding.found?.find((one) => one.id === id);
        void chat.openConversation(id, hit?.foundMessageId);
      }}
      onRenameConversation={(id, title) => void chat.renameConversation(id, title)}
      onPinConversation={(id, pinned) => void chat.pinConversation(id, pinned)}
      onSaveConversation={(id) => void save(id)}
      onDeleteConversation={(id) => void chat.removeConversation(id)}
      deleted={chat.deleted}
      onRestoreConversation={(id) => void chat.restoreConversation(id)}
      onNewConversation={() => {
        // What goes on after a deletion is told to the guide in the same trust.
        setPrivately(chat.deleted && incognito);
        chat.newConversation();
      }}
      draft={draft.text}
      onDraftChange={draft.setText}
      onSend={() => void send()}
      talks={guidedTalks}
      onSay={(words) => void say(words)}
      sending={chat.sending}
      replying={chat.turn !== null}
      waits={chat.waits}
      onStop={() => void chat.stop()}
      onRegenerate={(messageId) => void again(messageId)}
      onHandOver={(messageId) => void again(messageId, { offline: true })}
      onSibling={step}
      onReadAloud={toggle}
      readingId={readingId}
      proposing={proposing}
      alert={chat.alert}
      onDismissAlert={chat.dismissAlert}
      now={now}
      timeZone={timeZone}
      hint={`See what ${persona?.name ?? 'your guide'} knows`}
      onHint={() => show(`knows:${personaId}`)}
      incognito={incognito}
      onIncognitoChange={chat.conversationId === null && chat.messages.length === 0 ? setPrivately : undefined}
      goesOut={goesOut}
      councilHref="/council"
      onHelp={() => show('help')}
      above={
        <>
          <KnowledgeOverlay onHelp={() => show('help')} />
          <MeditationOverlay />
          <HelpNowOverlay />
        </>
      }
    />
  );
}
