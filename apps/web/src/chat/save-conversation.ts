import { api, type Conversation, chatGuides, conversationFileName, conversationMarkdown } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { saveFile, type TextFile } from '../files/save-file.ts';

/** A conversation as a file to read and keep. */
export function conversationFile(conversation: Conversation, timeZone: string): TextFile {
  return {
    name: conversationFileName(conversation, timeZone),
    type: 'text/markdown',
    text: conversationMarkdown(conversation, { guides: chatGuides, timeZone }),
  };
}

/** Reads a conversation whole, whether it is open or not, and hands it to the member as a file. */
export async function saveConversation(call: Call, conversationId: string, timeZone: string): Promise<void> {
  saveFile(conversationFile(await call(api.chat.conversation, { params: { conversationId } }), timeZone));
}
