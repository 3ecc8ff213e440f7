/** In a short message, at its beginning or after what stands before. */
const OPENS =
  "^(?=.{1,200}$)(?:[^?]*[.!,] )?\\W*(?:(?:and|so|but|also|then|btw|by the way|quick question|random question|(?:one )?(?:more|another|other) (?:thing|question)|question|ok(?:ay)?|cool|thanks|hi|hey|hello|hm+|um+|sorry|wait|please|pls|(?:can|could) you(?: please)?|i(?:'m| am) new(?: here)?|i wonder|i was wondering|wondering|do you know|tell me|what i don't get is)\\b\\W*)*";
const THE =
  "(?:the |an? |these |those |this |your |all the |some |one |any |my )?(?:(?:app|site|everstep|program|platform)(?:'s|s)? |(?:daily|current|new|own|highest|next|top|maximum|different) )?";
/** Said of the app, and of nothing in somebody's life. */
const HERE =
  '(?:here|in (?:here|this|the app|this app|everstep|this thing)|on (?:here|this app|this site|the app|the site|everstep)|of (?:the|this) app|this app|the app|everstep)';
const DOES =
  '(?:find|get|earn|collect|gain|use|see|view|open|start|begin|turn on|turn off|turn|switch on|switch off|switch|enable|disable|activate|set up|set|change|choose|pick|make|create|add|stop|mute|silence|reach|level up|spend|buy|plan|take|join|leave|read|write|edit|lock|unlock|protect|access|hide|go to|look at|check|ask|talk to|know|have|need|lose|restore|reset|delete|end|finish|log|send|receive|pause)';
const TAIL =
  '(?: (?:here|page|tab|list|again|now|please|work|works|work here|exactly|actually|then|at all|too|for|yet|back|on|off|thing|system|feature|option|setting|settings|mean|means|do|good for|about|in total|at the moment|for (?:free|a while|some days|a week|me|that|it)|in (?:here|this|the app|this app|everstep|the menu|settings)|on (?:here|this app|my phone|this device|the app)|of (?:the|this) app|from (?:you|here|the app)))*(?:,? (?:what|how) (?:are|is|do|does) (?:they|it|that) (?:for|about|work|do|mean))?\\W*$';
const END = '(?=\\W*$|\\s*[.,!?;]| (?:and|or|but|then|because)\\b)';

const framesOf = (thing: string): readonly string[] => [
  `how (?:exactly |actually )?(?:do|does|did|can|would|will|is|are) ${THE}${thing}(?: thing| system| feature| page)?(?: here| actually| even| exactly)? (?:work(?:s|ing)?|function|count(?:ed)?|grow|rise|go up|add up|fill|get calculated|calculated|reset|measured|made|earned)\\b`,
  `how ${THE}${thing}(?: thing| system| feature)? (?:works?|counts?)\\b`,
  `(?:what|wat|who)(?:'?s|'?re)?(?: exactly| even| actually)? (?:(?:is|are|does|do|would|did) )?(?:exactly |even |actually |with )?${THE.replace('|my ', '|')}${thing}(?: thing| system| feature| page)?${TAIL}`,
  `(?:(?:what can you tell me )?(?:more )?about|explain|describe|what about|how about|(?:i (?:don'?t|do not) (?:get|understand)|help me understand|tell me what)) (?:to me )?(?:how |what )?${THE}${thing}(?: (?:is|are|thing|system|feature|to me|means?))*${TAIL}`,
  `(?:where'?s|(?:where|how) (?:do|can|could|would|should|to|does (?:one|somebody)|is|are))\\b (?:(?:i|we|one|you|somebody) )?(?:even |still |also |quickly |actually )?(?:${DOES} )?(?:(?:getting|receiving|seeing) )?(?:to |into |at |with |in |more |out |up )?${THE}${thing}${TAIL}`,
  `(?:can|could|do|may|must|should|will|would) (?:i|we) (?:have to |need to |also |still |even |be able to )?${DOES} (?:to |into |with |more |in )?${THE}${thing}${TAIL}`,
  `(?:is|are) there (?:such a thing as |a way to (?:\\p{L}+ ){1,2})?${THE}${thing}${TAIL}`,
  `(?:does|do|did|has|have|is|are|will|can) (?:you|it|this|the app|this app|everstep|they)(?: guys)? (?:have|got|do|use|offer|support|show|send|give) (?:\\p{L}+ )?${THE}${thing}${TAIL}`,
  `(?:why|when|how (?:many|much|often|long)) (?:do|does|did|is|are|will|can|would)?(?: i| it| they)? ?(?:need |get |earn |have )?${THE}${thing}(?: (?:do|does|can|is|are|go|goes|come|comes|last|lasts|end|ends|cost|costs|i|one|get|have|keep|there|from|for|away|up|locked|reset|resets))*${TAIL}`,
  `how (?:many|much) (?:more |of )?${thing} (?:do|does|can|will|would|is|are)\\b[^.!?]{0,40}${END}`,
  `(?:what|how|where|why|when|can|does|do|is|are|which)\\b[^.!?]{0,40}\\b${thing}\\b[^.!?]{0,25}\\b${HERE}${END}`,
  `(?:what|how|where|why|when|can|does|do|is|are|which)\\b[^.!?]{0,25}\\b${HERE}\\b[^.!?]{0,25}\\b${thing}${TAIL}`,
];

/** A question that names a thing of the app in the sense of the app: what it is, how it works, where to find it. */
export const askedFor = (thing: string): RegExp => new RegExp(`${OPENS}(?:${framesOf(`(?:${thing})`).join('|')})`, 'iu');

/** A question of a form of its own. */
export const asked = (rest: string): RegExp => new RegExp(`${OPENS}(?:${rest})`, 'iu');

/** Then it is about somebody's life. */
export const OF_LIFE =
  /\b(?:at|for|in|from|after|before|with) (?:work|school|uni|university|college|the office|class|life|church|my (?:job|team|life|relationship|marriage|family|boss|class|colleagues?|mum|mom|dad|wife|husband|partner|friends?))\b|\b(?:winning|losing|lucky|mean|jealous|stubborn|silver|crypto|bit) (?:streaks?|coins?)\b|\b(?:blood|sugar|energy|noise|stress|sea|anxiety|hormone|oil) levels?\b|\bolympic\b|\bsea level\b/i;
