import type { LogLevel } from '@everstep/domain';

export interface MonitoringTables {
  /** Newest lines of the logs of all servers. Nothing in them is about a member. */
  serverLog: {
    id: string;
    at: string;
    level: LogLevel;
    message: string;
    /** Kinds and codes of what went wrong; may be empty. */
    detail: string;
    /** Method and pattern of the path. */
    route: string | null;
    requestId: string | null;
    /** How often within one writing. */
    times: number;
    /** Name that the server gave itself. */
    server: string;
  };
}
