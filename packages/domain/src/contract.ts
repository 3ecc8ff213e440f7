import type { z } from 'zod';
import * as accounts from './accounts/schemas.ts';
import * as admin from './admin/schemas.ts';
import * as api from './api.ts';
import * as care from './care/schemas.ts';
import * as challenges from './challenges/schemas.ts';
import * as chat from './chat/schemas.ts';
import * as council from './council/schemas.ts';
import * as courses from './courses/schemas.ts';
import * as dashboard from './dashboard/schemas.ts';
import * as debug from './debug/schemas.ts';
import * as gamification from './gamification/schemas.ts';
import * as goals from './goals/schemas.ts';
import * as habits from './habits/schemas.ts';
import * as images from './images/schemas.ts';
import * as journal from './journal/schemas.ts';
import * as knowledge from './knowledge/schemas.ts';
import * as library from './library/schemas.ts';
import * as monitoring from './monitoring/schemas.ts';
import * as mood from './mood/schemas.ts';
import * as notifications from './notifications/schemas.ts';
import type { Endpoint } from './shared/endpoint.ts';
import { Done, IdParams } from './shared/schemas.ts';
import * as system from './system/schemas.ts';
import * as templates from './templates/schemas.ts';
import * as transfer from './transfer/schemas.ts';

export * as shared from './shared/schemas.ts';
export {
  accounts,
  admin,
  care,
  challenges,
  chat,
  council,
  courses,
  dashboard,
  debug,
  gamification,
  goals,
  habits,
  images,
  journal,
  knowledge,
  library,
  monitoring,
  mood,
  notifications,
  system,
  templates,
  transfer,
};

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
  admin: {
    sendNotification: { body: admin.SendNotificationBody, response: admin.SendAnswer },
    sendMessage: { params: admin.UserParams, body: admin.SendMessageBody, response: admin.SentNotification },
    sentNotifications: { query: admin.SentQuery, response: admin.SentNotifications },
    cancelNotification: { params: IdParams, response: admin.SentNotification },
    sendNow: { params: IdParams, response: admin.SentNotification },
    threads: { query: admin.ThreadsQuery, response: admin.Threads },
    thread: { params: IdParams, query: admin.ThreadQuery, response: admin.ThreadAnswer },
    readThread: { params: IdParams, query: admin.ThreadSeenQuery, response: admin.Thread },
    answerThread: {
      params: IdParams,
      query: admin.ThreadSeenQuery,
      body: notifications.ReplyBody,
      response: notifications.NotificationReply,
    },
    users: { query: admin.UsersQuery, response: admin.Users },
    createUser: { body: admin.CreateUserBody, response: admin.AdminUser },
    updateUser: { params: IdParams, body: admin.UpdateUserBody, response: admin.AdminUser },
    userStatus: { params: admin.UserParams, body: admin.UserStatusBody, response: admin.AdminUser },
    deleteUser: { params: IdParams, response: Done },
    passwordLink: { params: IdParams, response: admin.PasswordLink },
    confirm: { body: admin.ConfirmBody, response: admin.Confirmation },
    audit: { query: admin.AuditQuery, response: admin.Audit },
    onlineUsers: { response: admin.OnlineUsers },
    metrics: { response: admin.Metrics },
    userLogs: { query: admin.UserLogsQuery, response: admin.UserLogs },
  },
  care: {
    status: { response: care.CareStatus },
    followUp: { response: care.FollowUp },
    tellMoment: { body: care.CareMomentBody, response: care.CareStatus },
    safetyPlan: { response: care.SafetyPlan },
    saveSafetyPlan: { body: care.SaveSafetyPlanBody, response: care.SafetyPlan },
  },
  challenges: {
    userProgress: { response: challenges.RunProgressList },
    closedRuns: { query: challenges.ClosedRunsQuery, response: challenges.ClosedRuns },
    overview: { response: challenges.Challenges },
    template: { params: challenges.TemplateParams, response: challenges.ChallengeTemplateText },
    start: { params: challenges.TemplateParams, body: challenges.StartBody, response: challenges.RunAnswer },
    checkIn: { params: IdParams, body: challenges.DayCheckInBody, response: challenges.RunAnswer },
    pause: { params: IdParams, body: challenges.PauseRunBody, response: challenges.RunAnswer },
    resume: { params: IdParams, body: challenges.RunBody, response: challenges.RunAnswer },
    shrink: { params: IdParams, body: challenges.RunBody, response: challenges.RunAnswer },
    finish: { params: IdParams, body: challenges.RunBody, response: challenges.RunAnswer },
    restart: { params: IdParams, body: challenges.RunBody, response: challenges.RunAnswer },
    stop: { params: IdParams, body: challenges.RunBody, response: challenges.RunAnswer },
  },
  chat: {
    personas: { response: chat.Personas },
    persona: { params: chat.PersonaParams, response: chat.Persona },
    send: { params: chat.PersonaParams, body: chat.SendBody, response: chat.Reply },
    conversations: { query: chat.ConversationsQuery, response: chat.Conversations },
    history: { query: chat.ConversationHistoryQuery, response: chat.ConversationPage },
    conversation: { params: chat.ConversationParams, query: chat.MessagesQuery, response: chat.Conversation },
    editConversation: { params: chat.ConversationParams, body: chat.EditConversationBody, response: chat.ConversationSummary },
    removeConversation: { params: chat.ConversationParams, response: Done },
    restoreConversation: { params: chat.ConversationParams, response: chat.ConversationSummary },
    answerProposal: { params: chat.ProposalParams, body: chat.AnswerProposalBody, response: chat.Proposal },
    turnEvents: { params: chat.TurnParams, query: chat.TurnEventsQuery, response: chat.TurnEvents },
    stopTurn: { params: chat.TurnParams, response: chat.StopAnswer },
    regenerate: { params: chat.ConversationParams, body: chat.RegenerateBody, response: chat.Reply },
    selectSibling: {
      params: chat.ConversationParams,
      query: chat.MessagesQuery,
      body: chat.SelectSiblingBody,
      response: chat.Conversation,
    },
  },
  council: {
    list: { query: council.CouncilsQuery, response: council.Councils },
    ask: { body: council.AskCouncilBody, response: council.Council },
    read: { params: IdParams, response: council.Council },
    choose: { params: IdParams, body: council.ChooseStepBody, response: council.Council },
    retry: { params: IdParams, body: council.RetryVoiceBody, response: council.Council },
    remove: { params: IdParams, response: Done },
    restore: { params: IdParams, response: council.Council },
  },
  courses: {
    personas: { response: courses.CoursePersonas },
    settings: { response: courses.CourseAiSettings },
    changeSettings: { body: courses.CourseAiSettingsBody, response: courses.CourseAiSettings },
    prompt: { body: courses.CoursePromptBody, response: courses.CoursePromptAnswer },
    sessions: { response: courses.CourseSessions },
    session: { params: courses.CourseSessionParams, response: courses.CourseSession },
    removeSession: { params: courses.CourseSessionParams, response: Done },
    restoreSession: { params: courses.CourseSessionParams, response: courses.CourseSession },
    generateCourse: { body: courses.GenerateCourseBody, response: courses.GeneratedCourse },
    generateContent: { body: courses.GenerateContentBody, response: courses.GeneratedContent },
    learningStats: { response: courses.LearningStats },
  },
  dashboard: {
    read: { query: dashboard.DashboardQuery, response: dashboard.DashboardData },
    summary: { response: dashboard.DashboardSummary },
  },
  debug: {
    myData: { response: debug.MyData },
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
    undoCheckIn: { params: gamification.DayParams, response: gamification.UndoneCheckin },
    boardSettings: { response: gamification.BoardSettings },
    changeBoardSettings: { body: gamification.BoardSettingsBody, response: gamification.BoardSettings },
    streakCare: { response: gamification.StreakCare },
    days: { query: gamification.DaysQuery, response: gamification.Days },
    day: { params: gamification.DayParams, response: gamification.DayReceipt },
    pauses: { response: gamification.Pauses },
    planPause: { body: gamification.PlanPauseBody, response: gamification.PlanPauseAnswer },
    endPause: { params: IdParams, response: gamification.EndedPause },
    buyFreeze: { body: gamification.BuyFreezeBody, response: gamification.BuyFreezeAnswer },
  },
  goals: {
    list: { query: goals.GoalsQuery, response: goals.Goals },
    recent: { response: goals.RecentGoals },
    create: { body: goals.CreateGoalBody, response: goals.GoalAnswer },
    read: { params: IdParams, response: goals.Goal },
    edit: { params: IdParams, body: goals.EditGoalBody, response: goals.Goal },
    toggle: { params: IdParams, body: goals.ToggleGoalBody, response: goals.GoalAnswer },
    milestones: { params: IdParams, response: goals.Milestones },
    addMilestone: { params: IdParams, body: goals.AddMilestoneBody, response: goals.Goal },
    moveMilestone: { params: goals.MilestoneParams, body: goals.MoveMilestoneBody, response: goals.GoalAnswer },
    confidence: { params: IdParams, body: goals.ConfidenceBody, response: goals.Goal },
    remove: { params: IdParams, response: goals.DeletedGoal },
    restore: { params: IdParams, response: goals.GoalAnswer },
  },
  habits: {
    list: { query: habits.HabitsQuery, response: habits.Habits },
    create: { body: habits.CreateHabitBody, response: habits.HabitAnswer },
    reorder: { body: habits.OrderBody, response: habits.Habits },
    read: { params: IdParams, response: habits.Habit },
    edit: { params: IdParams, body: habits.EditHabitBody, response: habits.Habit },
    remove: { params: IdParams, response: habits.DeletedHabit },
    restore: { params: IdParams, response: habits.HabitAnswer },
    archive: { params: IdParams, response: habits.Habit },
    unarchive: { params: IdParams, response: habits.Habit },
    pause: { params: IdParams, body: habits.PauseBody, response: habits.Habit },
    resume: { params: IdParams, response: habits.Habit },
    complete: { params: IdParams, body: habits.CompleteBody, response: habits.HabitAnswer },
    undo: { params: IdParams, query: habits.DateQuery, response: habits.UndoneHabit },
    skip: { params: IdParams, body: habits.SkipBody, response: habits.UndoneHabit },
    history: { params: IdParams, query: habits.HistoryQuery, response: habits.HabitHistory },
    notes: { params: IdParams, query: habits.NotesQuery, response: habits.HabitNotes },
  },
  images: { generate: { body: images.GenerateImageBody, response: images.GeneratedImage } },
  journal: {
    list: { query: journal.EntryQuery, response: journal.Entries },
    onThisDay: { query: journal.OnThisDayQuery, response: journal.OnThisDay },
    calendar: { query: journal.CalendarQuery, response: journal.JournalCalendar },
    tags: { response: journal.JournalTags },
    exportAll: { query: journal.ExportQuery, response: journal.ExportedEntries },
    prompts: { response: journal.JournalPrompts },
    addPrompt: { body: journal.OwnPromptBody, response: journal.JournalPrompt },
    removePrompt: { params: IdParams, response: Done },
    vault: { response: journal.VaultAnswer },
    putVault: { body: journal.VaultBody, response: journal.VaultAnswer },
    write: { body: journal.WriteEntryBody, response: journal.EntryAnswer },
    read: { params: IdParams, response: journal.JournalEntry },
    edit: { params: IdParams, body: journal.EditEntryBody, response: journal.EntryAnswer },
    remove: { params: IdParams, response: journal.DeletedEntry },
    restore: { params: IdParams, response: journal.EntryAnswer },
    addPhoto: { params: IdParams, response: journal.JournalEntry },
    describePhoto: { params: journal.PhotoParams, body: journal.PhotoBody, response: journal.JournalEntry },
    removePhoto: { params: journal.PhotoParams, response: journal.JournalEntry },
  },
  knowledge: {
    consent: { response: knowledge.GuideConsentAnswer },
    changeConsent: { body: knowledge.GuideConsentBody, response: knowledge.GuideConsentAnswer },
    read: { params: knowledge.GuideParams, response: knowledge.GuideKnowledge },
    remember: { params: knowledge.GuideParams, body: knowledge.RememberBody, response: knowledge.GuideKnowledge },
    addNote: { params: knowledge.GuideParams, body: knowledge.GuideNoteBody, response: knowledge.GuideNote },
    editNote: { params: knowledge.GuideNoteParams, body: knowledge.GuideNoteBody, response: knowledge.GuideNote },
    removeNote: { params: knowledge.GuideNoteParams, response: Done },
  },
  library: {
    uploadDocument: { response: library.LibraryItem },
    uploadVideo: { response: library.LibraryItem },
    uploads: { response: library.Uploads },
    beginUpload: { body: library.BeginUploadBody, response: library.UploadAnswer },
    upload: { params: IdParams, response: library.UploadAnswer },
    continueUpload: { params: IdParams, response: library.UploadAnswer },
    cancelUpload: { params: IdParams, response: Done },
    items: { query: library.LibraryQuery, response: library.LibraryItems },
    editItem: { params: IdParams, body: library.EditLibraryItemBody, response: library.LibraryItem },
    removeItem: { params: IdParams, response: Done },
    restoreItem: { params: IdParams, response: library.LibraryItem },
    putCaptions: { params: IdParams, response: library.LibraryItem },
    removeCaptions: { params: IdParams, response: library.LibraryItem },
    downloads: { query: library.DownloadsQuery, response: library.Downloads },
    download: { params: IdParams, response: library.LibraryDownload },
  },
  monitoring: {
    recentLogs: { query: monitoring.ServerLogsQuery, response: monitoring.ServerLogs },
    clearLogs: { response: Done },
    activities: { response: monitoring.Activities },
    status: { response: monitoring.SystemStatus },
    overview: { response: monitoring.Monitoring },
  },
  mood: {
    list: { query: mood.MoodQuery, response: mood.Moods },
    days: { query: mood.MoodDaysQuery, response: mood.MoodDays },
    insights: { response: mood.MoodInsights },
    experiments: { query: mood.ExperimentsQuery, response: mood.MoodExperiments },
    startExperiment: { body: mood.StartExperimentBody, response: mood.MoodExperiment },
    stopExperiment: { params: IdParams, response: mood.MoodExperiment },
    removeExperiment: { params: IdParams, response: mood.DeletedExperiment },
    restoreExperiment: { params: IdParams, response: mood.MoodExperiment },
    log: { body: mood.LogMoodBody, response: mood.MoodAnswer },
    edit: { params: IdParams, body: mood.EditMoodBody, response: mood.Mood },
    remove: { params: IdParams, response: mood.DeletedMood },
    restore: { params: IdParams, response: mood.MoodAnswer },
  },
  notifications: {
    list: { query: notifications.NotificationsQuery, response: notifications.Notifications },
    unreadCount: { response: notifications.UnreadCount },
    preferences: { response: notifications.NotificationPreferences },
    changePreferences: { body: notifications.NotificationPreferences, response: notifications.NotificationPreferences },
    push: { response: notifications.PushState },
    startPush: { body: notifications.PushSubscriptionBody, response: notifications.PushState },
    stopPush: { params: IdParams, response: notifications.PushState },
    readAll: { response: notifications.UnreadCount },
    read: { params: IdParams, query: notifications.SeenQuery, response: notifications.Notification },
    remove: { params: IdParams, query: notifications.SeenQuery, response: Done },
    restore: { params: IdParams, response: notifications.Notification },
    replies: { params: IdParams, query: notifications.RepliesQuery, response: notifications.Replies },
    reply: { params: IdParams, body: notifications.ReplyBody, response: notifications.NotificationReply },
  },
  speech: { synthesize: { body: courses.SpeechBody, response: courses.Speech } },
  system: {
    config: { response: system.PublicConfig },
    events: { response: system.EventStream },
  },
  templates: {
    list: { query: templates.TemplatesQuery, response: templates.Templates },
    read: { params: IdParams, response: templates.AdminTemplate },
    create: { body: templates.CreateTemplateBody, response: templates.AdminTemplate },
    change: { params: IdParams, body: templates.ChangeTemplateBody, response: templates.AdminTemplate },
    publish: { params: IdParams, body: templates.TemplateVersionBody, response: templates.AdminTemplate },
    withdraw: { params: IdParams, body: templates.TemplateVersionBody, response: templates.AdminTemplate },
  },
  transfer: {
    read: { query: transfer.TransferQuery, response: transfer.Transfer },
    preview: { response: transfer.ImportPreview },
    confirm: { params: IdParams, body: transfer.ConfirmImportBody, response: transfer.DataImport },
    discard: { params: IdParams, response: Done },
    undo: { params: IdParams, response: transfer.DataImport },
    export: { response: transfer.ExportAnswer },
  },
} satisfies { [F in keyof typeof api]: SchemasOf<(typeof api)[F]> };

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
