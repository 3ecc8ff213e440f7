import type { AuditAct } from '@everstep/domain';

export interface AdminTables {
  /** One act of an administrator: who, what, whom, when, and nothing of what anybody wrote. The database refuses to change or remove a row. */
  audit: {
    id: string;
    at: string;
    act: AuditAct;
    actorId: string;
    /** Name at that moment: accounts go, this stays. */
    actorName: string;
    /** The user whom it was about; null where it was about all, a role, or several. */
    memberId: string | null;
    /** The notification, thread, document or video. */
    recordId: string | null;
  };
  /** When an administrator last gave their password in a session. */
  adminConfirmation: { sessionId: string; at: string };
}
