import type { GuideDataType } from '@everstep/domain';

export interface KnowledgeTables {
  /** What a member has chosen; without a row the usual holds. */
  guideConsent: {
    memberId: string;
    type: GuideDataType;
    /** 0 or 1. */
    allowed: number;
    updatedAt: string;
  };
  /** What one guide is not told of, by the name of the record. */
  guideForgotten: { memberId: string; personaId: string; ref: string; forgottenAt: string };
  /** What a member wants one guide to remember. */
  guideNote: { id: string; memberId: string; personaId: string; text: string; createdAt: string; updatedAt: string };
}
