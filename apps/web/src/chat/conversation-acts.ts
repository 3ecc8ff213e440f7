import { api, chatAlerts } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { log } from '../log/log.ts';
import type { ChatAction, ChatState } from './chat-state.ts';

/** What is done with a conversation as a whole, open or not. */
export interface ConversationActs {
  /** Resolves true when the server has removed it; a failure is only logged. */
  readonly removeConversation: (id: string) => Promise<boolean>;
  /** Brings a deleted conversation back, to the screen as well where it is what the member had there. */
  readonly restoreConversation: (id: string) => Promise<void>;
  readonly renameConversation: (id: string, title: string) => Promise<void>;
  readonly pinConversation: (id: string, pinned: boolean) => Promise<void>;
}

interface InnerConversationActs {
  /** Whether it is being deleted from here. */
  readonly isRemoving: (id: string) => boolean;
}

interface ConversationPorts {
  readonly call: Call;
  readonly dispatch: (action: ChatAction) => void;
  readonly state: () => ChatState;
  readonly refreshList: () => void;
  readonly startNew: () => void;
  readonly openConversation: (id: string) => Promise<void>;
}

export function conversationActs({
  call,
  dispatch,
  state,
  refreshList,
  startNew,
  openConversation,
}: ConversationPorts): ConversationActs & InnerConversationActs {
  let removedWhileOpen: string | null = null;
  const removing = new Set<string>();
  return {
    isRemoving: (id) => removing.has(id),

    async removeConversation(id) {
      removing.add(id);
      try {
        await call(api.chat.removeConversation, { params: { conversationId: id } });
        removedWhileOpen = state().conversationId === id ? id : null;
        if (removedWhileOpen) startNew();
        return true;
      } catch (error) {
        log.error('A conversation could not be deleted.', error);
        return false;
      } finally {
        removing.delete(id);
        refreshList();
      }
    },

    async restoreConversation(id) {
      try {
        await call(api.chat.restoreConversation, { params: { conversationId: id } });
        const { conversationId, sending, deleted } = state();
        // It comes back to where it stood, unless the member has gone on meanwhile.
        const isMissed = deleted ? conversationId === id : removedWhileOpen === id && conversationId === null && !sending;
        if (isMissed) await openConversation(id);
      } catch {
        dispatch({ type: 'alert', text: chatAlerts.restore });
      } finally {
        refreshList();
      }
    },

    async renameConversation(id, title) {
      await call(api.chat.editConversation, { params: { conversationId: id }, body: { title } }).catch(() =>
        dispatch({ type: 'alert', text: chatAlerts.rename }),
      );
      refreshList();
    },

    async pinConversation(id, pinned) {
      await call(api.chat.editConversation, { params: { conversationId: id }, body: { pinned } }).catch(() =>
        dispatch({ type: 'alert', text: chatAlerts.pin }),
      );
      refreshList();
    },
  };
}
