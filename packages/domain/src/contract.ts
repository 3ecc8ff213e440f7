import type { z } from 'zod';
import * as accounts from './accounts/schemas.ts';
import { type Api, api } from './api.ts';
import * as chat from './chat/schemas.ts';
import * as dashboard from './dashboard/schemas.ts';
import * as gamification from './gamification/schemas.ts';
import * as mood from './mood/schemas.ts';
import type { Endpoint } from './shared/endpoint.ts';
import { Done, IdParams } from './shared/schemas.ts';
import * as system from './system/schemas.ts';

export * as shared from './shared/schemas.ts';
export { accounts, chat, dashboard, gamification, mood, system };

type SchemasOf<F> = { [K in keyof F]: F[K] extends { readonly wire?: infer W } ? NonNullable<W> : never };

/** The schemas of every endpoint, in the shape of the endpoint table; a missing or wrong one is a type error. */
export const contract = {
  accounts: {
    register: { body: accounts.RegisterBody, response: accounts.SignedIn },
    login: { body: accounts.LoginBody, response: accounts.SignedIn },
    demo: { body: accounts.DemoBody, response: accounts.SignedIn },
    me: { response: accounts.Me },
    userProfile: { response: accounts.Me },
    updateProfile: { body: accounts.ProfileBody, response: accounts.ProfileAnswer },
    uploadProfileImage: { response: accounts.ProfileImageAnswer },
    removeProfileImage: { response: accounts.ProfileImageAnswer },
    logout: { response: Done },
    sessions: { response: accounts.Sessions },
    revokeSessions: { response: accounts.RevokedSessions },
    changePassword: { body: accounts.ChangePasswordBody, response: accounts.ChangePasswordAnswer },
    forgotPassword: { body: accounts.ForgotPasswordBody, response: Done },
    checkReset: { body: accounts.CheckResetBody, response: Done },
    resetPassword: { body: accounts.ResetPasswordBody, response: Done },
    verify: { body: accounts.VerifyBody, response: accounts.VerifyAnswer },
    resendVerification: { response: Done },
  },
  chat: {
    personas: { response: chat.Personas },
    persona: { params: chat.PersonaParams, response: chat.Persona },
    send: { params: chat.PersonaParams, body: chat.SendBody, response: chat.Reply },
    conversations: { query: chat.ConversationsQuery, response: chat.Conversations },
    conversation: { params: chat.ConversationParams, response: chat.Conversation },
    renameConversation: { params: chat.ConversationParams, body: chat.RenameBody, response: chat.ConversationSummary },
    removeConversation: { params: chat.ConversationParams, response: Done },
    restoreConversation: { params: chat.ConversationParams, response: chat.ConversationSummary },
    turnEvents: { params: chat.TurnParams, query: chat.TurnEventsQuery, response: chat.TurnEvents },
    stopTurn: { params: chat.TurnParams, response: chat.StopAnswer },
    regenerate: { params: chat.ConversationParams, body: chat.RegenerateBody, response: chat.Reply },
    selectSibling: { params: chat.ConversationParams, body: chat.SelectSiblingBody, response: chat.Conversation },
  },
  dashboard: {
    read: { query: dashboard.DashboardQuery, response: dashboard.DashboardData },
    summary: { response: dashboard.DashboardSummary },
  },
  gamification: {
    checkIn: { body: gamification.CheckInBody, response: gamification.CheckInAnswer },
    enhancedStats: { response: gamification.EnhancedStats },
    enhancedProgress: { response: gamification.EnhancedProgress },
    progress: { response: gamification.Progress },
    userProgress: { response: gamification.UserProgress },
    myProgress: { response: gamification.MyProgress },
    awardXp: { body: gamification.AwardXpBody, response: gamification.Award },
    completeModule: { body: gamification.CompleteModuleBody, response: gamification.Award },
    spendCoins: { body: gamification.SpendCoinsBody, response: gamification.SpendCoinsAnswer },
    featureAccess: { params: gamification.FeatureParams, response: gamification.FeatureAccess },
    leaderboard: { query: gamification.LeaderboardQuery, response: gamification.Leaderboard },
    achievements: { query: gamification.AchievementsQuery, response: gamification.Achievements },
    ledger: { query: gamification.LedgerQuery, response: gamification.Ledger },
  },
  mood: {
    list: { query: mood.MoodQuery, response: mood.Moods },
    log: { body: mood.LogMoodBody, response: mood.MoodAnswer },
    edit: { params: IdParams, body: mood.EditMoodBody, response: mood.Mood },
    remove: { params: IdParams, response: mood.DeletedMood },
    restore: { params: IdParams, response: mood.MoodAnswer },
  },
  system: {
    config: { response: system.PublicConfig },
    events: { response: system.EventStream },
  },
} satisfies { [F in keyof Api]: SchemasOf<Api[F]> };

/** The run-time schemas of one endpoint. */
export interface Schemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** One row of the table with its schemas and its name, as in `mood.log`. */
export interface ContractRow {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly schemas: Schemas;
}

// Walking the tables asks for their names and plain values only. Comparing every row's own type with the general one would cost
// several times what the whole table does; that both tables fit each other is proved by `satisfies` above.
const endpointTable = api as unknown as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
const schemaTable = contract as unknown as Readonly<Record<string, Readonly<Record<string, Schemas>>>>;

/** The whole table as rows, for mounting, documents and tests that walk over every endpoint. */
export const contractRows: readonly ContractRow[] = Object.entries(endpointTable).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]): ContractRow[] => {
    const schemas = schemaTable[feature]?.[name];
    return schemas ? [{ name: `${feature}.${name}`, endpoint, schemas }] : [];
  }),
);

const rowsByEndpoint = new Map<Endpoint, ContractRow>(contractRows.map((row) => [row.endpoint, row]));

/**
 * The contract row of an endpoint.
 * @throws Error when the endpoint is not in the table
 */
export function contractOf(endpoint: Endpoint): ContractRow {
  const row = rowsByEndpoint.get(endpoint);
  if (!row) throw new Error(`${endpoint.method} ${endpoint.path} is not in the contract`);
  return row;
}
