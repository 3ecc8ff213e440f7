import type { AppFact } from '../app-facts.ts';
import { asked, askedFor } from './asked-of-the-app.ts';

const I =
  '(?:how (?:do|can|could|would|to)(?: i| you| we)?|can i|could i|where (?:do|can) i|is there (?:a )?(?:way to )?|is it possible to|am i able to|do you)';
const GUIDES =
  'There are six of us, each with another way of looking at things: Kael, Skye, Luma, Riko, Sera and Nova. “Change Guide” at the top of the chat shows all of us, at any moment; the conversation goes on.';

/** What is decided in the settings, and what becomes of one's data. */
export const ofSettings: readonly AppFact[] = [
  {
    pattern: asked(`${I} (?:delete|close|remove|cancel|erase|deactivate) (?:the |an? |this |your )?(?:account|profile|membership)\\b`),
    text: 'A whole account is deleted by the people who run this place; write to them. Single things, such as an entry, a mood or a conversation, you delete yourself where they stand, with an Undo right after.',
  },
  {
    pattern: asked(
      `${I}[^.!?]{0,25}\\b(?:export|back ?up|download|save|take out|get)\\b (?:all |a copy of )*(?:my |the |your )?(?:own )?(?:data|everything|records|stuff|journal|entries|moods|habits)\\b|(?:what|where)(?:'s| is| does)? (?:the )?(?:data )?exports?\\b.{0,25}$|${I} export\\b.{0,20}$`,
    ),
    text: 'Settings, Your data makes one archive of all you keep here: pages that any browser shows, tables for a spreadsheet, and a file that Everstep can take in again.',
  },
  {
    pattern: asked(
      `${I}[^.!?]{0,25}\\b(?:import|bring in|bring over|move|transfer|migrate)\\b[^.!?]{0,30}\\b(?:data|loop|daylio|day one|journiv|habits?|moods?|entries|journal|app|export|file|csv)\\b|(?:what|where)(?:'s| is| does)? (?:the )?(?:data )?imports?\\b.{0,25}$|${I} import\\b.{0,20}$`,
    ),
    text: 'Settings, Your data takes in files from Loop, Daylio, Day One and Journiv, and an archive of Everstep itself. You see what a file holds before anything of it is kept, and can take it back for thirty days.',
  },
  {
    pattern: askedFor('(?:subscriptions?|premium|plans? (?:here|in this app)|pro version|price|prices|trial|free trial)'),
    text: 'There is one plan with everything in it, and it costs nothing. Settings, Subscription says the same.',
  },
  {
    pattern: asked(
      '(?:is|does|how much (?:is|does|do)|do i (?:have to|need to) pay|what does)\\b[^.!?]{0,25}\\b(?:free|cost|costs|paid|pay|price)\\b(?=\\W*$| to use| anything| for (?:it|this))',
    ),
    text: 'Talking with me costs nothing. I do not know what else whoever runs this place asks for; the terms of service say it.',
  },
  {
    pattern: askedFor('quiet hours?|do not disturb|mute'),
    text: 'Settings, Notifications has “Keep quiet hours”, with a beginning and an end. In that time nothing comes up; it waits behind the bell.',
  },
  {
    pattern: askedFor('(?:push )?notifications?|the bell|push messages?'),
    text: 'Messages of the team wait behind the bell. Settings, Notifications decides which kinds come up, sets quiet hours, and can let this device tell you also while Everstep is closed.',
  },
  {
    pattern: /\byou (?:can'?t|cannot|don'?t) (?:do |set )?remind(?:ers?|ing)?\b/iu,
    text: 'I cannot ring by myself. Make a habit of it and give it its hour on the Habits page; with “Remind me of habits on this device” under Settings, Appearance, it is told then.',
  },
  {
    pattern: askedFor('(?:habit )?reminders?'),
    text: 'A habit can have an hour, set on the Habits page, and the switch “Remind me of habits on this device” is under Settings, Appearance. I cannot ring by myself.',
  },
  {
    pattern: asked(
      `${I}[^.!?]{0,25}\\b(?:calm mode|confetti|animations?|less movement|reduce motion)\\b|(?:what|where)(?:'s| is| does)? (?:the )?calm mode\\b`,
    ),
    text: 'Calm mode leaves out confetti and moving numbers; what you earn is still told in words. The switch is under Settings, Appearance.',
  },
  {
    pattern: asked(
      `${I}[^.!?]{0,25}\\b(?:colou?rs?|colou?r schemes?|themes?|dark mode|night mode|light mode|appearance|look of|background)\\b`,
    ),
    text: 'That is under Settings, Appearance: colours, light or dark, and less movement.',
  },
  {
    pattern: askedFor('colou?r schemes?|themes?|dark mode|night mode|light mode'),
    text: 'Settings, Appearance has eight colour schemes, each light and dark or as your device has it.',
  },
  {
    pattern: askedFor('incognito(?: mode| conversations?| chats?)?|private (?:mode|chats?|conversations?)'),
    text: 'In an incognito conversation a guide sees none of your records and remembers nothing beyond it. You choose it by the field where you write, before the first message. The messages themselves are kept like others until you delete them.',
  },
  {
    pattern: asked(
      '(?:where|how) (?:do|can|could) i (?:see|check|find out|look at|change|edit|control|limit)\\b[^.!?]{0,15}\\bwhat (?:you|(?:the |my |each )?guides?|kael|skye|luma|riko|sera|nova) (?:know|knows|see|sees|remember|remembers|may see|can see)\\b|(?:do|does|can|will) (?:the |my )?(?:guides?|you) (?:have (?:a )?memory|keep notes|take notes|remember (?:things|stuff|me|what i (?:say|write)))\\b|what (?:do|does|can) (?:the |my )?guides? (?:know|see|remember)\\b',
    ),
    text: 'Settings, Privacy says what guides may see, and under “What each guide knows” you can look at it, have a guide forget a part, and write notes for it. Moods and journal titles stay closed unless you open them.',
  },
  {
    pattern: askedFor('(?:memory|guide|memory of guides) notes?|notes for (?:you|the guides?|a guide)'),
    text: 'Notes for a guide are written by you alone. They stand under Settings, Privacy, in “What each guide knows”, where you can also have a guide forget something.',
  },
  {
    pattern: asked(
      '(?:can|could|does|do|will|is|how (?:do|can|does))\\b[^.!?]{0,30}\\b(?:offline|without (?:an? )?(?:internet|wi-?fi|connection|network|signal))\\b',
    ),
    text: 'Partly: a page that is open keeps your ticks, check-ins, moods and words on the device when the connection goes, and sends them later. To open Everstep anew, and to talk with a guide, you need a connection.',
  },
  {
    pattern: askedFor('demo(?: account| mode)?'),
    text: 'The demo is an account filled with examples, to look round in without signing up. It is erased after twenty-four hours; what you mean to keep wants an account of your own.',
  },
  {
    pattern: asked(
      '(?:how (?:do|can) i|can i|where (?:do|can) i)\\b[^.!?]{0,15}\\b(?:change|switch|choose|pick|get|talk to)\\b[^.!?]{0,15}\\b(?:guides?|coach|persona|character)\\b',
    ),
    text: '“Change Guide” at the top of the chat shows all of us, at any moment; the conversation goes on.',
  },
  { pattern: asked("what(?:'?s| is| are) the differences? between (?:the |all the |all )?(?:guides?|personas?)\\b"), text: GUIDES },
  { pattern: askedFor('(?:ai |other |six )?(?:guides?|personas?)'), text: GUIDES },
  {
    pattern: asked(
      '(?:how (?:do|can) i|can i|where (?:do|can) i)\\b[^.!?]{0,30}\\b(?:password|e-?mail(?: address)?|my name|profile|photo|picture)\\b',
    ),
    text: 'Settings has it, under Profile and Account.',
  },
];
