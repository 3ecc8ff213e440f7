import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BarChartTexts } from '../charts/BarChart/texts.ts';
import type { ChartTexts } from '../charts/frame/texts.ts';
import type { HeatMapTexts } from '../charts/HeatMap/texts.ts';
import type { RadarChartTexts } from '../charts/RadarChart/texts.ts';
import type { SparklineTexts } from '../charts/Sparkline/texts.ts';
import type { YearInPixelsTexts } from '../charts/YearInPixels/texts.ts';
import type { ChatModalTexts } from '../chat/ChatModal/texts.ts';
import type { ComposerTexts } from '../chat/Composer/texts.ts';
import type { ConversationHistoryTexts } from '../chat/ConversationHistory/texts.ts';
import type { GuidedTalksTexts } from '../chat/GuidedTalks/texts.ts';
import type { MessageBubbleTexts } from '../chat/MessageBubble/texts.ts';
import type { MessageListTexts } from '../chat/MessageList/texts.ts';
import type { ProposalCardTexts } from '../chat/ProposalCard/texts.ts';
import type { QuickRepliesTexts } from '../chat/QuickReplies/texts.ts';
import type { StreamingMarkdownTexts } from '../chat/StreamingMarkdown/texts.ts';
import type { BannerTexts } from '../components/Banner/texts.ts';
import type { BreadcrumbTexts } from '../components/Breadcrumb/texts.ts';
import type { BuildStampTexts } from '../components/BuildStamp/texts.ts';
import type { CalendarTexts } from '../components/Calendar/texts.ts';
import type { CommandPaletteTexts } from '../components/CommandPalette/texts.ts';
import type { ConfirmDialogTexts } from '../components/ConfirmDialog/texts.ts';
import type { DatePickerTexts } from '../components/DatePicker/texts.ts';
import type { DialogTexts } from '../components/Dialog/texts.ts';
import type { FieldFixedTexts } from '../components/Field/texts.ts';
import type { FileDropTexts } from '../components/FileDrop/texts.ts';
import type { FormErrorSummaryTexts } from '../components/FormErrorSummary/texts.ts';
import type { LinkTexts } from '../components/Link/texts.ts';
import type { NumberFieldTexts } from '../components/NumberField/texts.ts';
import type { PageLoaderTexts } from '../components/PageLoader/texts.ts';
import type { PagerTexts, PaginationTexts } from '../components/Pagination/texts.ts';
import type { SearchFieldTexts } from '../components/SearchField/texts.ts';
import type { SelectTexts } from '../components/Select/texts.ts';
import type { SkipLinkTexts } from '../components/SkipLink/texts.ts';
import type { SortableListTexts } from '../components/SortableList/texts.ts';
import type { StepperTexts } from '../components/Stepper/texts.ts';
import type { TableTexts } from '../components/Table/texts.ts';
import type { TagFieldTexts } from '../components/TagField/texts.ts';
import type { TextAreaTexts } from '../components/TextArea/texts.ts';
import type { TextFieldTexts } from '../components/TextField/texts.ts';
import type { TimePickerTexts } from '../components/TimePicker/texts.ts';
import type { ToastTexts } from '../components/Toast/texts.ts';
import type { AccountMenuTexts } from '../product/AccountMenu/texts.ts';
import type { AchievementCardTexts } from '../product/AchievementCard/texts.ts';
import type { ActivityListTexts } from '../product/ActivityList/texts.ts';
import type { AppShellTexts } from '../product/AppShell/texts.ts';
import type { AuthLayoutTexts } from '../product/AuthLayout/texts.ts';
import type { BottomBarTexts } from '../product/BottomBar/texts.ts';
import type { ChallengeBannerTexts } from '../product/ChallengeBanner/texts.ts';
import type { ChallengeDayTexts } from '../product/ChallengeDay/texts.ts';
import type { ErrorPageTexts } from '../product/ErrorPage/texts.ts';
import type { GoalBoardTexts } from '../product/GoalBoard/texts.ts';
import type { GoalCardTexts } from '../product/GoalCard/texts.ts';
import type { GuideCardTexts } from '../product/GuideCard/texts.ts';
import type { HabitRowTexts } from '../product/HabitRow/texts.ts';
import type { HelpNowTexts } from '../product/HelpNow/texts.ts';
import type { JournalEditorTexts } from '../product/JournalEditor/texts.ts';
import type { LegalPageTexts } from '../product/LegalPage/texts.ts';
import type { LessonOutlineTexts } from '../product/LessonOutline/texts.ts';
import type { LevelCardTexts } from '../product/LevelCard/texts.ts';
import type { LevelUpDialogTexts } from '../product/LevelUpDialog/texts.ts';
import type { MeditationTimerTexts } from '../product/MeditationTimer/texts.ts';
import type { MessageThreadTexts } from '../product/MessageThread/texts.ts';
import type { MoodTexts } from '../product/MoodPicker/texts.ts';
import type { MoodWeekTexts } from '../product/MoodWeek/texts.ts';
import type { NoticeStackTexts } from '../product/NoticeQueue/texts.ts';
import type { NotificationDetailTexts } from '../product/NotificationDetail/texts.ts';
import type { NotificationDialogTexts } from '../product/NotificationDialog/texts.ts';
import type { NumberEntryTexts } from '../product/NumberEntry/texts.ts';
import type { PersonaIndicatorTexts } from '../product/PersonaIndicator/texts.ts';
import type { PersonaSelectorTexts } from '../product/PersonaSelector/texts.ts';
import type { PointsDisplayTexts } from '../product/PointsDisplay/texts.ts';
import type { PostCardTexts } from '../product/PostCard/texts.ts';
import type { QuizQuestionTexts } from '../product/QuizQuestion/texts.ts';
import type { ReceiptDialogTexts } from '../product/ReceiptDialog/texts.ts';
import type { ReceiptPanelTexts } from '../product/ReceiptPanel/texts.ts';
import type { SafetyCardTexts } from '../product/SafetyCard/texts.ts';
import type { SchemePickerTexts } from '../product/SchemePicker/texts.ts';
import type { SessionListTexts } from '../product/SessionList/texts.ts';
import type { SidebarTexts } from '../product/Sidebar/texts.ts';
import type { StepListTexts } from '../product/StepList/texts.ts';
import type { StreakStripTexts } from '../product/StreakStrip/texts.ts';
import type { TierChipTexts } from '../product/TierChip/texts.ts';
import type { TodayHeroTexts } from '../product/TodayHero/texts.ts';
import type { TopBarTexts } from '../product/TopBar/texts.ts';
import type { TimeTexts } from '../product/texts.ts';
import type { VideoPlayerTexts } from '../product/VideoPlayer/texts.ts';
import type { VisionCardTexts } from '../product/VisionCard/texts.ts';
import type { WelcomeDialogTexts } from '../product/WelcomeDialog/texts.ts';
import type { WizardFrameTexts } from '../product/WizardFrame/texts.ts';

/** The fixed words of all components, by component; some that belong together share theirs. What differs from place to place is a prop. */
export interface Texts {
  readonly AccountMenu: AccountMenuTexts;
  readonly AchievementCard: AchievementCardTexts;
  readonly ActivityList: ActivityListTexts;
  readonly AppShell: AppShellTexts;
  readonly AuthLayout: AuthLayoutTexts;
  readonly Banner: BannerTexts;
  readonly BarChart: BarChartTexts;
  readonly BottomBar: BottomBarTexts;
  readonly Breadcrumb: BreadcrumbTexts;
  readonly BuildStamp: BuildStampTexts;
  readonly Calendar: CalendarTexts;
  readonly ChallengeBanner: ChallengeBannerTexts;
  readonly ChallengeDay: ChallengeDayTexts;
  readonly Chart: ChartTexts;
  readonly ChatModal: ChatModalTexts;
  readonly CommandPalette: CommandPaletteTexts;
  readonly Composer: ComposerTexts;
  readonly ConfirmDialog: ConfirmDialogTexts;
  readonly ConversationHistory: ConversationHistoryTexts;
  readonly DatePicker: DatePickerTexts;
  readonly Dialog: DialogTexts;
  readonly ErrorPage: ErrorPageTexts;
  readonly Field: FieldFixedTexts;
  readonly FileDrop: FileDropTexts;
  readonly FormErrorSummary: FormErrorSummaryTexts;
  readonly GoalBoard: GoalBoardTexts;
  readonly GoalCard: GoalCardTexts;
  readonly GuideCard: GuideCardTexts;
  readonly GuidedTalks: GuidedTalksTexts;
  readonly HabitRow: HabitRowTexts;
  readonly HeatMap: HeatMapTexts;
  readonly HelpNow: HelpNowTexts;
  readonly JournalEditor: JournalEditorTexts;
  readonly LegalPage: LegalPageTexts;
  readonly LessonOutline: LessonOutlineTexts;
  readonly LevelCard: LevelCardTexts;
  readonly LevelUpDialog: LevelUpDialogTexts;
  readonly Link: LinkTexts;
  readonly MeditationTimer: MeditationTimerTexts;
  readonly MessageBubble: MessageBubbleTexts;
  readonly MessageList: MessageListTexts;
  readonly MessageThread: MessageThreadTexts;
  readonly Mood: MoodTexts;
  readonly MoodWeek: MoodWeekTexts;
  readonly NoticeStack: NoticeStackTexts;
  readonly NotificationDetail: NotificationDetailTexts;
  readonly NotificationDialog: NotificationDialogTexts;
  readonly NumberEntry: NumberEntryTexts;
  readonly NumberField: NumberFieldTexts;
  readonly PageLoader: PageLoaderTexts;
  readonly Pager: PagerTexts;
  readonly Pagination: PaginationTexts;
  readonly PersonaIndicator: PersonaIndicatorTexts;
  readonly PersonaSelector: PersonaSelectorTexts;
  readonly PointsDisplay: PointsDisplayTexts;
  readonly PostCard: PostCardTexts;
  readonly ProposalCard: ProposalCardTexts;
  readonly QuickReplies: QuickRepliesTexts;
  readonly QuizQuestion: QuizQuestionTexts;
  readonly RadarChart: RadarChartTexts;
  readonly ReceiptDialog: ReceiptDialogTexts;
  readonly ReceiptPanel: ReceiptPanelTexts;
  readonly SafetyCard: SafetyCardTexts;
  readonly SchemePicker: SchemePickerTexts;
  readonly SearchField: SearchFieldTexts;
  readonly Select: SelectTexts;
  readonly SessionList: SessionListTexts;
  readonly Sidebar: SidebarTexts;
  readonly SkipLink: SkipLinkTexts;
  readonly SortableList: SortableListTexts;
  readonly Sparkline: SparklineTexts;
  readonly StepList: StepListTexts;
  readonly Stepper: StepperTexts;
  readonly StreakStrip: StreakStripTexts;
  readonly StreamingMarkdown: StreamingMarkdownTexts;
  readonly Table: TableTexts;
  readonly TagField: TagFieldTexts;
  readonly TextArea: TextAreaTexts;
  readonly TextField: TextFieldTexts;
  readonly TierChip: TierChipTexts;
  readonly Time: TimeTexts;
  readonly TimePicker: TimePickerTexts;
  readonly Toast: ToastTexts;
  readonly TodayHero: TodayHeroTexts;
  readonly TopBar: TopBarTexts;
  readonly VideoPlayer: VideoPlayerTexts;
  readonly VisionCard: VisionCardTexts;
  readonly WelcomeDialog: WelcomeDialogTexts;
  readonly WizardFrame: WizardFrameTexts;
  readonly YearInPixels: YearInPixelsTexts;
}

/** Some of the words, in a language of your own. */
export type GivenTexts = { readonly [Component in keyof Texts]?: Partial<Texts[Component]> };

interface Language {
  readonly locale: string | undefined;
  /** From the outermost provider inwards. */
  readonly texts: readonly GivenTexts[];
}

const LanguageContext = createContext<Language>({ locale: undefined, texts: [] });

export interface TextsProviderProps {
  /** BCP 47 tag; how numbers and dates are written where a component is told no other. @default that of the provider around it */
  locale?: string | undefined;
  /** Words instead of the English ones; what is left out stays as it is around it. */
  texts?: GivenTexts | undefined;
  /** All that speaks this language. */
  children: ReactNode;
}

/** Gives all components inside their fixed words: button names, hints, what screen readers hear. Each component brings its own English ones. */
export function TextsProvider({ locale, texts, children }: TextsProviderProps) {
  const around = useContext(LanguageContext);
  const language = useMemo(
    () => ({ locale: locale ?? around.locale, texts: texts ? [...around.texts, texts] : around.texts }),
    [around, locale, texts],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/**
 * The fixed words of a component.
 *
 * @param english what it says where nobody gives other words; kept in its own folder, so that apps load only the words that they use
 */
export function useTexts<Component extends keyof Texts>(component: Component, english: Texts[Component]): Texts[Component] {
  const { texts } = useContext(LanguageContext);
  let words = english;
  for (const given of texts) words = { ...words, ...given[component] };
  return words;
}

const known = new Map<string, boolean>();

/** Whether a tag can be read. Some browsers hand on the system's own, such as `en-US@posix`, with which nothing could be written. */
function isReadable(tag: string): boolean {
  const found = known.get(tag) ?? canRead(tag);
  known.set(tag, found);
  return found;
}

function canRead(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * How numbers and dates are written, as a BCP 47 tag; undefined where nobody says, or only what cannot be read.
 *
 * @param given what the component itself was told, which comes first
 */
export function useLocale(given?: string): string | undefined {
  const { locale } = useContext(LanguageContext);
  return [given, locale].find((tag) => tag !== undefined && isReadable(tag));
}
