/**
 * The screens of the product as views: data and callbacks in, markup out. The web app fills them from its server, the stories
 * from fixed data, so that what a designer judges is what a member sees.
 */
export { DoorView, type DoorViewProps } from './accounts/DoorView.tsx';
export { ForgotPasswordView, type ForgotPasswordViewProps } from './accounts/ForgotPasswordView.tsx';
export { LoginView, type LoginViewProps } from './accounts/LoginView.tsx';
export { RegisterView, type RegisterViewProps } from './accounts/RegisterView.tsx';
export {
  type ResetPasswordState,
  ResetPasswordView,
  type ResetPasswordViewProps,
  resetPasswordStates,
} from './accounts/ResetPasswordView.tsx';
export { VerifyEmailView, type VerifyEmailViewProps } from './accounts/VerifyEmailView.tsx';
export { AdminAuditView, type AdminAuditViewProps } from './admin/AdminAuditView.tsx';
export { AdminGoingOut, type AdminGoingOutProps } from './admin/AdminGoingOut.tsx';
export { AdminLogsView, type AdminLogsViewProps } from './admin/AdminLogsView.tsx';
export { AdminMessageDialog, type AdminMessageDialogProps } from './admin/AdminMessageDialog.tsx';
export { AdminMonitoringView, type AdminMonitoringViewProps } from './admin/AdminMonitoringView.tsx';
export { AdminNotificationsView, type AdminNotificationsViewProps } from './admin/AdminNotificationsView.tsx';
export { AdminOverviewView, type AdminOverviewViewProps } from './admin/AdminOverviewView.tsx';
export { AdminPasswordDialog, type AdminPasswordDialogProps } from './admin/AdminPasswordDialog.tsx';
export { AdminQuestionDialog, type AdminQuestionDialogProps, type UserQuestion, userQuestions } from './admin/AdminQuestionDialog.tsx';
export { AdminServerLogsView, type AdminServerLogsViewProps, type LogFilter } from './admin/AdminServerLogsView.tsx';
export { AdminsOnlyView } from './admin/AdminsOnlyView.tsx';
export { AdminThreadsView, type AdminThreadsViewProps } from './admin/AdminThreadsView.tsx';
export { AdminThreadView, type AdminThreadViewProps } from './admin/AdminThreadView.tsx';
export { AdminUserDialog, type AdminUserDialogProps } from './admin/AdminUserDialog.tsx';
export { AdminUsersView, type AdminUsersViewProps, everyUser, type UserFilter } from './admin/AdminUsersView.tsx';
export { type AdminSection, AdminView, type AdminViewProps, adminSections, readAdminSection } from './admin/AdminView.tsx';
export {
  draftFrom,
  emptyNotificationDraft,
  isBlankNotification,
  letterOf,
  type NotificationDraft,
  type Recipient,
} from './admin/notification-draft.ts';
export { goneWords } from './admin/words.ts';
export { FollowUpView, type FollowUpViewProps } from './care/FollowUpView.tsx';
export { HelpInDialogs } from './care/HelpNowLink.tsx';
export type { SafetyPlanConflict } from './care/PlanConflict.tsx';
export { type SafetyPlanState, SafetyPlanView, type SafetyPlanViewProps, safetyPlanStates } from './care/SafetyPlanView.tsx';
export { ChallengeEndView, type ChallengeEndViewProps } from './challenges/ChallengeEndView.tsx';
export { ChallengeFinishView, type ChallengeFinishViewProps } from './challenges/ChallengeFinishView.tsx';
export { ChallengeOutlineView, type ChallengeOutlineViewProps } from './challenges/ChallengeOutlineView.tsx';
export { ChallengePauseView, type ChallengePauseViewProps } from './challenges/ChallengePauseView.tsx';
export { ChallengesView, type ChallengesViewProps } from './challenges/ChallengesView.tsx';
export { type RunAct, runActs } from './challenges/run-acts.ts';
export { CouncilsView, type CouncilsViewProps } from './council/CouncilsView.tsx';
export { CouncilView, type CouncilViewProps } from './council/CouncilView.tsx';
export { type CouncilDraft, emptyCouncilDraft } from './council/council-draft.ts';
export { ArrangeView, type ArrangeViewProps } from './dashboard/ArrangeView.tsx';
export { type DashboardArrangement, type DashboardCard, readArrangement } from './dashboard/arrangement.ts';
export { DashboardView, type DashboardViewProps } from './dashboard/DashboardView.tsx';
export { WelcomeView, type WelcomeViewProps } from './dashboard/WelcomeView.tsx';
export type { ConnectionTest } from './debug/ConnectionTestTable.tsx';
export { DebugDataView, type DebugDataViewProps, type KeptItem } from './debug/DebugDataView.tsx';
export { DebugGoalsView, type DebugGoalsViewProps } from './debug/DebugGoalsView.tsx';
export { type BuildReading, DebugView, type DebugViewProps, type ProgressReading, type SessionReading } from './debug/DebugView.tsx';
export { NetworkDebugView, type NetworkDebugViewProps, type TypedAddress } from './debug/NetworkDebugView.tsx';
export { type ImageReading, ProfileImageTestView, type ProfileImageTestViewProps } from './debug/ProfileImageTestView.tsx';
export type { TimedCall } from './debug/TimedCalls.tsx';
export type { FormState } from './form-state.ts';
export { problemOf } from './form-state.ts';
export { type AchievementFilter, everyAchievement } from './gamification/AchievementGroups.tsx';
export { AchievementsView, type AchievementsViewProps } from './gamification/AchievementsView.tsx';
export { type BoardCategory, type BoardTimeframe, boardCategories, boardTimeframes } from './gamification/Board.tsx';
export { LeaderboardView, type LeaderboardViewProps } from './gamification/LeaderboardView.tsx';
export type { LedgerPages } from './gamification/LedgerCard.tsx';
export { LockedView, type LockedViewProps } from './gamification/LockedView.tsx';
export { PausePlanView, type PausePlanViewProps } from './gamification/PausePlanView.tsx';
export { type ProgressTab, ProgressView, type ProgressViewProps, progressTabs } from './gamification/ProgressView.tsx';
export { GoalCloseView, type GoalCloseViewProps } from './goals/GoalCloseView.tsx';
export { GoalDoneView, type GoalDoneViewProps } from './goals/GoalDoneView.tsx';
export { type GoalConflict, GoalFormView, type GoalFormViewProps } from './goals/GoalFormView.tsx';
export { type GoalsLook, GoalsView, type GoalsViewProps } from './goals/GoalsView.tsx';
export { GoalView, type GoalViewProps } from './goals/GoalView.tsx';
export { draftOfGoal, emptyGoalDraft, type GoalDraft, type GoalPlan, planOf } from './goals/goal-draft.ts';
export { changesBetween } from './goals/goal-words.ts';
export type { HabitChoice } from './goals/LinkedHabitFields.tsx';
export { KnowledgeDialog, type KnowledgeDialogProps } from './guides/KnowledgeDialog.tsx';
export { PrivacyView, type PrivacyViewProps } from './guides/PrivacyView.tsx';
export { HabitArchiveView, type HabitArchiveViewProps } from './habits/HabitArchiveView.tsx';
export { type HabitDayEntry, HabitDayView, type HabitDayViewProps } from './habits/HabitDayView.tsx';
export { HabitDetailView, type HabitDetailViewProps } from './habits/HabitDetailView.tsx';
export { HabitFormView, type HabitFormViewProps } from './habits/HabitFormView.tsx';
export { HabitOrderView, type HabitOrderViewProps } from './habits/HabitOrderView.tsx';
export { HabitPauseView, type HabitPauseViewProps } from './habits/HabitPauseView.tsx';
export { HabitsView, type HabitsViewProps } from './habits/HabitsView.tsx';
export { HabitTimerView, type HabitTimerViewProps, timerMinutes } from './habits/HabitTimerView.tsx';
export { emptyHabitDraft, type HabitDraft, type HabitPlanEntry, habitDraftFrom, habitDraftOf, habitPlanOf } from './habits/habit-draft.ts';
export type { HabitEvents } from './habits/habit-events.ts';
export { type HabitSpan, habitSpanDates } from './habits/habit-year.ts';
export { TodayHabitsView, type TodayHabitsViewProps } from './habits/TodayHabitsView.tsx';
export { TodayHabitsWaiting } from './habits/TodayHabitsWaiting.tsx';
export type { JournalConflict } from './journal/ConflictCard.tsx';
export {
  type JournalEntryState,
  JournalEntryView,
  type JournalEntryViewProps,
  type JournalText,
  journalEntryStates,
} from './journal/JournalEntryView.tsx';
export { type JournalExport, type JournalMenuProps, journalExports, type VaultState, vaultStates } from './journal/JournalMenu.tsx';
export { type JournalFilter, JournalView, type JournalViewProps, noJournalFilter } from './journal/JournalView.tsx';
export { PromptsDialog, type PromptsDialogProps } from './journal/PromptsDialog.tsx';
export { VaultDialog, type VaultDialogProps, type VaultInput, type VaultTask, vaultTasks } from './journal/VaultDialog.tsx';
export type { AssistantLineProps, AssistantState } from './learning/AssistantLine.tsx';
export { LearningPartFallback, type LearningPartFallbackProps } from './learning/LearningPartFallback.tsx';
export { LearningTalkView, type LearningTalkViewProps } from './learning/LearningTalkView.tsx';
export { type LearningTab, LearningView, type LearningViewProps, learningTabs, readLearningTab } from './learning/LearningView.tsx';
export type { LearningPersona } from './learning/learning-persona.ts';
export { MadeDraftView, type MadeDraftViewProps } from './learning/MadeDraftView.tsx';
export { MakeView, type MakeViewProps } from './learning/MakeView.tsx';
export type { LessonPlace, MadeDraft } from './learning/made-draft.ts';
export {
  emptyMakeDraft,
  kindWords,
  type MakeDraft,
  type MakeKind,
  makeKinds,
  makeLevels,
  TEXT_FIELD,
  TOPIC_FIELD,
} from './learning/make-draft.ts';
export type { MakeFailure } from './learning/make-failure.ts';
export type { TalkPhase, TalkProblem } from './learning/TalkPanel.tsx';
export { DownloadsView, type DownloadsViewProps } from './library/DownloadsView.tsx';
export { FileDetailsDialog, type FileDetailsDialogProps } from './library/FileDetailsDialog.tsx';
export { ItemCaptionsDialog, type ItemCaptionsDialogProps } from './library/ItemCaptionsDialog.tsx';
export { ItemDeleteDialog, type ItemDeleteDialogProps } from './library/ItemDeleteDialog.tsx';
export { ItemRenameDialog, type ItemRenameDialogProps } from './library/ItemRenameDialog.tsx';
export { ItemReplaceDialog, type ItemReplaceDialogProps } from './library/ItemReplaceDialog.tsx';
export { everyItem, type LibraryFilter, LibraryView, type LibraryViewProps } from './library/LibraryView.tsx';
export { type UploadRow, type UploadState, uploadStates } from './library/UploadList.tsx';
export { VideoDialog, type VideoDialogProps } from './library/VideoDialog.tsx';
export { MeditationDialog, type MeditationDialogProps } from './meditation/MeditationDialog.tsx';
export {
  type ExperimentChoice,
  ExperimentStartView,
  type ExperimentStartViewProps,
  type ExperimentSubject,
} from './mood/ExperimentStartView.tsx';
export { ExperimentStopView, type ExperimentStopViewProps } from './mood/ExperimentStopView.tsx';
export { MoodEditView, type MoodEditViewProps } from './mood/MoodEditView.tsx';
export type { MoodHistoryProps } from './mood/MoodHistory.tsx';
export { MoodInsightsFallback, type MoodInsightsFallbackProps } from './mood/MoodInsightsFallback.tsx';
export { MoodInsightsView, type MoodInsightsViewProps } from './mood/MoodInsightsView.tsx';
export { type MoodSpan, moodSpans } from './mood/MoodLine.tsx';
export {
  type MoodTab,
  MoodTrackerView,
  type MoodTrackerViewProps,
  type MoodWeekData,
  moodTabs,
  readMoodTab,
} from './mood/MoodTrackerView.tsx';
export { emptyMoodDraft, type MoodDraft, type MoodEntry, type MoodWay, moodWays } from './mood/mood-draft.ts';
export { moodLabel } from './mood/mood-word.ts';
export { NotificationsView, type NotificationsViewProps } from './notifications/NotificationsView.tsx';
export { AccountView, type AccountViewProps } from './settings/AccountView.tsx';
export { AppearanceView, type AppearanceViewProps } from './settings/AppearanceView.tsx';
export { NotificationSettingsView, type NotificationSettingsViewProps } from './settings/NotificationSettingsView.tsx';
export { ProfileView, type ProfileViewProps } from './settings/ProfileView.tsx';
export type { PushSectionProps, PushStanding, ToldDevice } from './settings/PushSection.tsx';
export { readSettingsTab, type SettingsTab, SettingsView, type SettingsViewProps, settingsTabs } from './settings/SettingsView.tsx';
export { SubscriptionView } from './settings/SubscriptionView.tsx';
export { MemberShellView, type MemberShellViewProps } from './shell/MemberShellView.tsx';
export { sidebarFoot, sidebarGroups } from './shell/navigation.tsx';
export { AccountUnknownView, type AccountUnknownViewProps } from './system/AccountUnknownView.tsx';
export { ErrorView, type ErrorViewKind, type ErrorViewProps, errorViewKinds } from './system/ErrorView.tsx';
export { HelpNowDialogView, type HelpNowDialogViewProps, HelpNowView, type HelpNowViewProps } from './system/HelpNowView.tsx';
export { LegalView, type LegalViewProps } from './system/LegalView.tsx';
export { LoadingView, type LoadingViewProps } from './system/LoadingView.tsx';
export { NotFoundView } from './system/NotFoundView.tsx';
export { privacyPolicy } from './system/privacy-policy.ts';
export { SignOutView, type SignOutViewProps } from './system/SignOutView.tsx';
export { termsOfService } from './system/terms-of-service.ts';
export { type TemplateAct, TemplateEditorView, type TemplateEditorViewProps } from './templates/TemplateEditorView.tsx';
export { TemplatesView, type TemplatesViewProps } from './templates/TemplatesView.tsx';
export { contentOfDraft, draftOfTemplate, emptyTemplateDraft, type TemplateDraft } from './templates/template-draft.ts';
export type { MoodPlace } from './transfer/ImportPreviewPart.tsx';
export { TransferView, type TransferViewProps } from './transfer/TransferView.tsx';
