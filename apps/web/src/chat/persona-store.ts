import { DEFAULT_PERSONA_ID, isGeneralChatPersona } from '@everstep/domain';
import { deviceStorage } from '../device/device-storage.ts';
import { log } from '../log/log.ts';

const keyOf = (memberId: string) => `everstep:persona:${memberId}`;

/** The guide that a member talks with. A stored one that the general chat does not have is reset to the default. */
export function readPersonaId(memberId: string): string {
  const stored = deviceStorage.getItem(keyOf(memberId));
  if (stored === null) return DEFAULT_PERSONA_ID;
  if (isGeneralChatPersona(stored)) return stored;
  deviceStorage.setItem(keyOf(memberId), DEFAULT_PERSONA_ID);
  return DEFAULT_PERSONA_ID;
}

/** Keeps a choice and answers the guide in force; one that belongs to another part of the product is refused. */
export function storePersonaId(memberId: string, personaId: string): string {
  if (!isGeneralChatPersona(personaId)) {
    log.warn(`The guide "${personaId}" is not part of the general chat.`);
    return readPersonaId(memberId);
  }
  deviceStorage.setItem(keyOf(memberId), personaId);
  return personaId;
}
