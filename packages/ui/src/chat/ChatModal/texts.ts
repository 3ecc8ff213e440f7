import { countOf } from '../../product/format.ts';

/** The fixed words of a `ChatModal`. */
export interface ChatModalTexts {
  readonly title: string;
  /** Follows the title, more quietly. */
  readonly withGuide: (name: string) => string;
  /** Stands where the guide's archetype would. */
  readonly noGuide: string;
  /** What every guide is, after its archetype. */
  readonly disclosure: string;
  /** The same as a sentence of its own. */
  readonly disclosureOf: (name: string) => string;
  /** Follows both where a language model is connected, as a sentence of its own. */
  readonly goesOut: string;
  readonly changeGuide: string;
  readonly selectGuide: string;
  /** Leads to people who can be reached now. */
  readonly help: string;
  readonly history: string;
  readonly newConversation: string;
  /** While the chat is not up yet. */
  readonly starting: string;
  readonly loading: string;
  /** Asks for a guide where none is chosen, above the button that follows. */
  readonly pleaseSelect: string;
  readonly choose: string;
  /** Names the dialog that offers the guides. */
  readonly picker: string;
  readonly pickerHint: string;
  readonly cancel: string;
  /** Leads from the choice of one guide to a question to several. */
  readonly council: string;
  /** Said of a conversation that is gone elsewhere, above the two ways on. */
  readonly deleted: string;
  readonly goOnAnew: string;
  readonly bringBack: string;
  /** Said after a reply that proposes something. */
  readonly suggestions: (count: number) => string;
  /** Said after a reply that offers answers. */
  readonly choices: (count: number) => string;
  /** Said of a reply to those who are elsewhere on the page. */
  readonly newMessage: string;
}

export const chatModalTexts: ChatModalTexts = {
  title: 'AI Chat',
  withGuide: (name) => `with ${name}`,
  noGuide: 'No guide chosen yet',
  disclosure: 'a computer program, not a human',
  disclosureOf: (name) => `${name} is a computer program, not a human.`,
  goesOut: 'What you write and let the guides see goes to the service that this server uses.',
  changeGuide: 'Change Guide',
  selectGuide: 'Select Guide',
  help: 'Help now',
  history: 'Conversation History',
  newConversation: 'New Conversation',
  starting: 'Loading AI Chat...',
  loading: 'Loading conversations...',
  pleaseSelect: 'Please select an AI guide to start chatting',
  choose: 'Choose Your AI Guide',
  picker: 'Choose Your AI Guide',
  pickerHint: 'Six voices, one conversation at a time. You can change at any moment.',
  cancel: 'Cancel',
  council: 'Ask several guides',
  deleted: 'This conversation was deleted. What you are writing is kept.',
  goOnAnew: 'Go on in a new conversation',
  bringBack: 'Bring it back',
  suggestions: (count) => `${countOf(count, 'suggestion')} below.`,
  choices: (count) => `${countOf(count, 'answer')} to choose from below.`,
  newMessage: 'New message',
};
