import { type CorePersonaId, type Council, type CouncilSummary, type CouncilVoice, differencesOf } from '@everstep/domain';
import { chat, knowledge } from '@everstep/domain/contract';
import type { CouncilRow, VoiceRow } from './store.ts';

const { SafetyCard } = chat;
const EvidenceList = knowledge.Evidence.array();

/** A council as its member reads it. */
export function presentCouncil(row: CouncilRow, voices: readonly VoiceRow[]): Council {
  return {
    id: row.id,
    question: row.question,
    voices: voices.map(presentVoice),
    differences: differencesOf(voices.map(({ personaId }) => personaId)),
    chosenPersonaId: row.chosenPersonaId,
    safety: { level: row.safetyLevel, card: row.safetyCard === null ? null : SafetyCard.parse(JSON.parse(row.safetyCard)) },
    offline: voices.some(isOffline),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

const isOffline = ({ offline }: VoiceRow): boolean => offline === 1;

const presentVoice = (row: VoiceRow): CouncilVoice => ({
  personaId: row.personaId,
  status: row.status,
  text: row.content,
  nextStep: row.nextStep,
  evidence: row.evidence === null ? [] : EvidenceList.parse(JSON.parse(row.evidence)),
  offline: isOffline(row),
});

/** A row of the list of councils. */
export const presentSummary = (row: CouncilRow, voices: readonly VoiceRow[]): CouncilSummary => ({
  id: row.id,
  question: row.question,
  personaIds: personaIdsOf(row),
  chosenPersonaId: row.chosenPersonaId,
  nextStep: voices.find(({ personaId }) => personaId === row.chosenPersonaId)?.nextStep ?? null,
  waiting: voices.some(({ status }) => status === 'waiting'),
  createdAt: row.createdAt,
});

export function personaIdsOf({ personaIds }: Pick<CouncilRow, 'personaIds'>): CorePersonaId[] {
  // Only guides of a validated body are ever stored in this column.
  return JSON.parse(personaIds) as CorePersonaId[];
}
