import type { GuidedTalkId, ProposedAction } from '@everstep/domain';
import type { GuideContext } from '../../provider.ts';

/** What the member has answered, by the name of the step, as written. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** One question of a guided talk. */
export interface Step {
  readonly name: string;
  /**
   * Ends in one question, which stands in no other step: by it the step is found again. `{name}` stands for what was answered to that
   * step, in short; none of them may stand in the last words. One for all, or one for each guide in their order.
   */
  readonly ask: string | readonly string[];
  /** The same made easier, for whoever does not know what to say; ends in a question of its own. */
  readonly easier: string;
  /** Answers to choose from; the member may always write another. */
  readonly choices?: Choices;
  /** Those to the easier question; `choices` when absent. */
  readonly easierChoices?: Choices;
  /** Whether words can be an answer to it; any can when absent. What cannot is kept with what was told at first. */
  readonly fits?: (text: string, answers: Answers) => boolean;
  /** Bare words that answer it all the same, such as "fine". */
  readonly bare?: RegExp;
  /** A question that somebody asks themself answers it: "should I stay or go?" */
  readonly takesQuestions?: true;
  /** Said instead of a question while somebody goes on telling; each stands nowhere else. */
  readonly waits?: readonly string[];
  /** Left out where it does not fit what was answered before. */
  readonly isDue?: (answers: Answers) => boolean;
}

export type Choices = readonly string[] | ((answers: Answers, context: GuideContext) => readonly string[]);

/**
 * A written conversation: one question after the other, and at the end the answers in one place, in the member's own words. It needs
 * to understand nothing, so it can mishear nothing.
 */
export interface Script {
  readonly id: GuidedTalkId;
  /** Whether what somebody has just told answers the first question. */
  readonly takesUp?: (told: string) => boolean;
  /** Before the first question, where the talk was chosen by its name. */
  readonly opens: string;
  /** The name of another answer that words belong to, whatever was asked: a time is one for when. */
  readonly belongs?: (text: string, answers: Answers, step: Step) => string | undefined;
  /** What usually helps nearly everybody, for whoever asks for advice on the way. */
  readonly tips: readonly string[];
  readonly steps: readonly Step[];
  /** Further places for the questions, made from the answers. */
  readonly places?: (answers: Answers) => Answers;
  /** Stands in what the answers come to, and nowhere else: by it a talk is known to be over. */
  readonly sign: string;
  /** What the answers come to. */
  readonly close: (answers: Answers) => string;
  /** What may be done with it; the ordinary rules for cards apply. */
  readonly card: (answers: Answers) => ProposedAction | undefined;
  /** Talks that may follow. */
  readonly leadsTo: (answers: Answers) => readonly GuidedTalkId[];
  /** Nothing in it is to be done: fit for hard days. */
  readonly isGentle?: true;
}
