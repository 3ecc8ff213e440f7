import type { CareLevel, CorePersonaId, VoiceStatus } from '@everstep/domain';

export interface CouncilTables {
  /** One question of a member to several guides. */
  council: {
    id: string;
    memberId: string;
    question: string;
    /** JSON list of the guides, in the order in which they were asked. */
    personaIds: string;
    chosenPersonaId: CorePersonaId | null;
    /** What the question says by itself. */
    saidLevel: CareLevel;
    /** How it was met. */
    safetyLevel: CareLevel;
    /** JSON of the card that answered; null without one. */
    safetyCard: string | null;
    version: number;
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
  };
  /** What one guide says to it. A waiting one belongs to the server that renews its lease. */
  councilVoice: {
    councilId: string;
    memberId: string;
    personaId: CorePersonaId;
    /** From 0, in the order in which the guides were asked. */
    place: number;
    status: VoiceStatus;
    /** The view without its step; empty until it is complete. */
    content: string;
    nextStep: string | null;
    /** JSON of the records that it was made from; null without any. */
    evidence: string | null;
    /** 1 when the built-in guide answers. */
    offline: number;
    owner: string;
    /** After this instant the owner counts as gone. */
    leaseUntil: string;
  };
}
