import type { Topic } from './topic.ts';

/** What comes as time goes on: how long it takes, work, feast days, their things, the gap. */
export const goingOn: readonly Topic[] = [
  {
    name: 'go among people',
    pattern:
      /\b(?:should i (?:go|join|try|say yes)|do you think i should)\b|\b(?:lunch|supper|walking|book) (?:club|group)\b|\b(?:support|bereavement|grief) group\b|\bfor people who (?:have )?lost\b/iu,
    says: {
      kael: 'Going once binds you to nothing, and those people know the evenings. Sit near the door, and leave when you have had enough.',
      skye: 'One visit is a test and no promise. Decide beforehand how long you stay, and who knows that you went.',
      luma: 'A room in which nobody has to be told what it is like: that can be worth an afternoon. If not, you have had a cup of tea.',
      riko: 'Worst case: tea, biscuits, and a reason to leave early. Best case: somebody who does not say “time heals”.',
      sera: 'You may go once and see how it sits with you. With people who know it, one need not be brave.',
      nova: 'Go once. Stay twenty minutes. Then decide.',
    },
  },
  {
    name: 'what others do',
    pattern:
      /\b(?:what (?:do|did) (?:other people|others|people)\b|have you (?:got )?any (?:ideas?|tips?|advice)|any (?:ideas?|tips?|advice)\b|what (?:helps|helped) (?:others|people|other people)|what (?:can|could|should) i do (?:with|in) the (?:evenings?|nights?|weekends?|house))/iu,
    says: {
      kael: 'Many give the hardest hour one fixed thing: the radio on at six, a walk at dusk, a call on Tuesdays and Fridays. And some talk to {whom} at supper, and find it less strange than the silence.',
      skye: 'Three things come up often: one call at a fixed hour, one meal a week at somebody’s table, and the lights on before it gets dark.',
      luma: 'Some set a lamp in the window, some cook a dish from before, some sleep on the other side of the bed. The evening may look different from before.',
      riko: 'People do odd and useful things: soup for two anyway, the crossword aloud, the neighbour’s dog at eight. Odd is allowed now.',
      sera: 'Many say that the evening is easier with a voice in it: a call, the radio, a reading by a window. And with one person in the week who may hear all of it.',
      nova: 'Fix the worst hour: one call, one walk, one warm meal. Same time each day.',
    },
  },
  {
    name: 'others know better',
    pattern:
      /\b(?:every(?:one|body)|people|they|others|my \p{L}+(?: \p{L}+)?) (?:all |just |always |also )?(?:keeps? (?:on )?(?:telling|saying|asking|wanting|pushing)|tells? me|says? (?:i|that i)|wants? me|thinks? i should|means? well)\b/iu,
    says: {
      kael: 'They would like to see you on your feet again, and walk faster than you can. You may say: “Not yet. Come by instead.”',
      skye: 'Advice of that kind is mostly the helplessness of others. “Not yet” is a complete answer, and it can be said kindly.',
      luma: 'They see the empty chair, too, and would like to fill it. You need not let yourself be moved before it is right.',
      riko: 'Everybody has a plan for you, and none of them has your evenings. “Maybe in spring” is an excellent answer.',
      sera: 'They mean well, and it can hurt all the same. You may go or stay as it is right for you, and change your mind on the day.',
      nova: 'They mean well. You set the pace. “Not yet” is enough.',
    },
  },
  {
    name: 'over it',
    pattern:
      /\b(?:be over (?:it|him|her|this|them)|get over (?:it|him|her|this)|move(?:d)? on|moving on|long enough|still (?:be )?(?:sad|crying|grieving)|let (?:him|her|it|them) go|pull (?:myself|yourself) together)\b/i,
    says: {
      kael: 'There is no “by now”. Nobody gets over somebody by a date; one learns slowly to walk with it.',
      skye: 'There is no schedule for grief, and nobody else can set one for you.',
      luma: 'It does not have to be gone by any day; in time it only takes up less of the view.',
      riko: 'Grief has no due date, and nobody else gets to send the reminder.',
      sera: 'You need not be over it. It takes the time it takes, and yours is not too long.',
      nova: 'There is no deadline on this, whoever says so.',
    },
  },
  {
    name: 'how long',
    alone: /\bgrie(?:f|ving)\b/i,
    pattern:
      /\b(?:when|does|will|how long)\b[^.!?]{0,30}\b(?:it|this|that|pain|grief|grieving|hurt(?:ing)?|missing)\b[^.!?]{0,20}\b(?:stop|end|better|easier|go away|pass|last|over|hurt less|fade)\b|\bhow long (?:does|will|do|is)\b[^.!?]{0,15}\b(?:grief|grieving|this|it)\b|\b(?:ever|when (?:will|do) i) (?:feel|get|be) (?:\p{L}+ )?(?:better|normal|ok(?:ay)?|easier|again)\b|\bforever\?|\bhow long (?:until|till|before)\b|\bdo(?:es)? (?:it|this|the pain|this feeling) (?:ever )?(?:go away|stop|end|get (?:better|easier))\b|\bwhen (?:do|does|will) (?:people|i|we|one|he|she|they|you) (?:ever )?(?:stop|be (?:ok(?:ay)?|fine|better|(?:him|her|them|my)sel(?:f|ves))|feel)\b/iu,
    says: {
      kael: 'I cannot name a day. For most people the waves come further apart in time; it seldom stops at once, and it need not.',
      skye: 'There is no fixed time, honestly. For most it comes in waves that grow further apart and less sharp; some days, years later, may still hurt.',
      luma: 'I cannot see that far, and nobody can. For most people it does not vanish; in time more light comes in around it.',
      riko: 'I would love to give you a date, and there is none. It mostly does not stop, it gets less rude: fewer ambushes, longer gaps.',
      sera: 'I cannot promise a day. For most people it softens slowly, with hard days in between, and that is not going backwards.',
      nova: 'No date, honestly. It comes in waves, and for most people they get further apart.',
    },
  },
  {
    name: 'work',
    pattern:
      /\b(?:have|need|going|go) (?:to )?(?:go )?(?:back )?to (?:work|school|college|class|the office)\b|\b(?:time off|day off|call in sick|tell my boss)\b|\b(?:go in|going in|go back|face (?:the office|work|them all))\b[^.!?]{0,15}\b(?:mon|tues|wednes|thurs|fri)day\b|\b(?:supposed|able) to (?:go in|work)\b/i,
    says: {
      kael: 'Not necessarily. Many workplaces give days after a death; one line is enough: “There has been a death, and I will not be in.”',
      skye: 'Many employers give leave after a death, so it is worth one message: “There has been a death, I cannot come.” Some prefer to work, and that is all right as well.',
      luma: 'Perhaps not. One plain line to them is enough, and it need not explain how you are.',
      riko: 'The world of work will survive. One line does it: “There has been a death, I will not be in.”',
      sera: 'You may ask for time. One short message that somebody died is enough, and most people understand.',
      nova: 'Probably not. One line: “There has been a death, I am not coming in.”',
    },
  },
  {
    name: 'feast',
    pattern:
      /\b(?:christmas|xmas|easter|birthday|holidays|new year|thanksgiving|mother'?s day|father'?s day|eid|diwali|hanukkah|anniversary)\b/i,
    says: {
      kael: 'Such days are steep. It may be done differently this time, or hardly at all; a candle or an empty chair is enough.',
      skye: 'Those days are among the hard ones. It may be smaller, elsewhere or left out, and plans may be dropped on the day.',
      luma: 'On such days the gap shows most. It may be quieter this time, with one small thing for {whom}, or with nothing at all.',
      riko: 'Those days have no manners. You may do half of it, all of it, or beans on toast.',
      sera: 'Those days hurt most. It need not be as it always was; do only what you can bear, and say so to the others.',
      nova: 'Hard day. Keep it small, change it, or skip it. All allowed.',
    },
  },
  {
    name: 'relief',
    pattern: /\b(?:relie(?:f|ved)|(?:i'm|i am|im|part of me is|almost|kind of) glad|at least (?:it'?s|it is) over|a weight off)\b/i,
    says: {
      kael: 'Relief may come along with grief, most of all after a long stretch. It takes nothing away from what {who} meant.',
      skye: 'Relief and grief go together more often than people admit. One does not cancel the other.',
      luma: 'Relief has its place in that picture. It means that something hard has ended, and not that you did not care.',
      riko: 'Relief is allowed, and much more common than anyone says at funerals.',
      sera: 'Yes, relief is allowed. It can stand right beside love, or beside anger, and you need not be ashamed of it.',
      nova: 'Relief is allowed. It is not the opposite of grief.',
    },
  },
  {
    name: 'hard ties',
    pattern:
      /\b(?:haven't|have not|hadn't|had not|didn't|not|never) (?:\p{L}+ )?(?:spoken|talked|seen|speak|talk|speaking|talking)\b|\b(?:bad|terrible|awful|cruel|absent) (?:dad|mum|mom|father|mother|parent|man|person|husband|wife)\b|\b(?:estranged|weren't close|not close|didn't get (?:on|along)|complicated|drank|hated (?:him|her|me))\b/iu,
    says: {
      kael: 'Then it is a harder road still: one grieves for what was, and for what never came.',
      skye: 'That makes it more complicated, not smaller. One can grieve for what there never was.',
      luma: 'Then there are several pictures at once, and they need not fit together.',
      riko: 'Complicated people leave complicated grief. Nobody may tell you what you owe to feel.',
      sera: 'That makes it so much harder. You may feel all of it, or nothing, without having to forgive anything.',
      nova: 'Complicated then. You owe nobody one clean feeling.',
    },
  },
  {
    name: 'a part in it',
    pattern:
      /\b(?:carry (?:the|his|her) (?:coffin|casket)|(?:give|hold|make|do|write) (?:a|the|his|her) (?:speech|eulogy|reading)|speak at|pall ?bearer|arrange the|plan the funeral)\b|\b(?:don't|do not|not) (?:know|sure) (?:if|whether) i can\b/i,
    says: {
      kael: 'That is an honour and a weight. You may say yes, say no, or ask somebody to stand ready to take over.',
      skye: 'You may say yes, no, or only a part of it. It helps to name somebody who takes over if it does not go.',
      luma: 'It may be an honour and too much at once. Either answer will be understood.',
      riko: 'No is a full sentence there, and so is yes with a stand-in at your elbow.',
      sera: 'You do not have to. If you want to, somebody can stand beside you and take over at any moment.',
      nova: 'Yes, no, or yes with a backup. All fine.',
    },
  },
  {
    name: 'their things',
    pattern:
      /\b(?:clear(?:ing)?|sort(?:ing)?|throw(?:ing)?|give|giving|pack(?:ing)?|moved?|get rid)\b[^.!?]{0,30}\b(?:things|clothes|stuff|shirts?|wardrobe|room|toys|bed|belongings)\b/i,
    says: {
      kael: 'There is no day by which that has to be done. One drawer, or none, and somebody beside you when you do.',
      skye: 'There is no right time. Many begin with what matters least and put a box aside for what cannot be decided yet.',
      luma: 'It can all stay where it is until you can look at it. Nothing has to go.',
      riko: 'The wardrobe is not going anywhere. Nor does anybody get to set you a date for it.',
      sera: 'Only when you want to, and not because others say so. You may keep whatever holds something of {whom}.',
      nova: 'No deadline. One shirt or none.',
    },
  },
  {
    name: 'left behind',
    pattern:
      /\b(?:cage|desk|bowls?|lead|leash|basket|collar|chair|cardigan|jumper|shoes|coat|glasses|cup|mug|pillow|toothbrush|empty (?:\p{L}+))\b/iu,
    says: {
      kael: 'Such a thing stands there and says it again each time. You may leave it, cover it, or hold it.',
      skye: 'Those things hit without warning. They may stay, or somebody may put them out of sight for a while.',
      luma: 'So much of {whom} is still in such a thing. You may look away, or keep it near.',
      riko: 'Objects have no tact at all. Leave it, move it or hug it, whatever works.',
      sera: 'How much there is in such a small thing. You may keep it close for as long as you want.',
      nova: 'That one thing says it all again. Keep it or cover it.',
    },
  },
  {
    name: 'not real',
    pattern:
      /\b(?:can't|cannot|don't|still not) (?:really |quite )?(?:believe|grasp|take it in|get my head round)\b|\b(?:doesn't|does not|not|isn't|didn't) (?:feel |seem )?real\b|\bunreal\b|\bin shock\b/i,
    says: {
      kael: 'The mind goes slower than the news. It need not catch up today.',
      skye: 'That is what it is like at first: known, and not believed. It comes in its own time.',
      luma: 'It is too big to see all at once. It comes into view slowly.',
      riko: 'Of course not. It is the sort of thing a mind sends back as undeliverable.',
      sera: 'How could you, so soon? You need not take it in all at once.',
      nova: 'It does not sink in at once. No need to force it.',
    },
  },
  {
    name: 'why them',
    pattern: /^\W*(?:but |just )?why (?:him|her|them|me|us|now|did (?:this|it|he have to|she have to))\b|\b(?:not|isn't|so un) ?fair\b/i,
    says: {
      kael: 'I have no answer to that, and I do not believe that there is a good one.',
      skye: 'There is no reason that would make it right, and I will not pretend one.',
      luma: 'I cannot see any sense in it, either.',
      riko: 'No idea, and anybody with a neat answer would be selling something.',
      sera: 'I wish there were an answer. It is not fair.',
      nova: 'No answer to that. It is unfair.',
    },
  },
  {
    name: 'at least',
    pattern:
      /\b(?:was|were) (?:already |only |just )?(?:\d{1,3}|old|very old)\b|\bgood (?:long )?(?:life|age)\b|\bat least\b|\bi (?:suppose|guess) (?:it'?s|it is|that'?s) (?:fine|ok(?:ay)?|normal)\b|\b(?:expected|saw it coming|knew it was coming)\b/i,
    says: {
      kael: 'A long road makes the parting no shorter. It may hurt just the same.',
      skye: 'How old somebody was, or that it was expected, does not decide how much it hurts.',
      luma: 'Even a picture with many years in it leaves an empty wall.',
      riko: 'It may be reasonable and rotten at the same time.',
      sera: 'It may hurt all the same. Nobody is ever old enough to be missed less.',
      nova: 'It can make sense and still hurt.',
    },
  },
  {
    name: 'others',
    pattern:
      /\b(?:every(?:one|body)|people|they|he|she|my \p{L}+|nobody|no one|others?) (?:all |keeps? |just |always |still |even |only )*(?:says?|said|saying|tells?|told|acts?|acting|pretends?|won'?t|will not|wont|doesn'?t|does not|refuses?|thinks?|thought|expects?|knew|knows|understands?|asks?|mentions?)\b|\b(?:flatmates?|friends?|family|husband|wife|people) (?:think|say|act|expect|tell)\b/iu,
    says: {
      kael: 'That can make the road lonelier. Others grieve or look away in their own manner; yours needs no permission.',
      skye: 'That is hard beside the loss itself. What others say or leave out does not decide how large it is.',
      luma: 'It is lonely when others do not see it as you do. Here it may be seen as it is.',
      riko: 'People are often clumsy around grief, usually with the best intentions. You need not comfort them about it.',
      sera: 'That must feel lonely. You do not have to make it smaller so that it suits others.',
      nova: 'That makes it lonelier. It is still as real as it is.',
    },
  },
  {
    name: 'strong',
    pattern:
      /\b(?:be|stay|being|keep) strong\b|\bhold(?:ing)? (?:it|everything|everyone|myself) together\b|\bfor (?:them|the kids|my (?:kids|mum|mom|dad|family))\b|\borgani[sz]e everything\b|\b(?:is|are) in (?:pieces|bits)\b|\b(?:look|looking|care|caring) (?:after|for) everyone\b|\bit all falls on me\b/i,
    says: {
      kael: 'You carry others while you can hardly stand yourself. Strong may also mean to be seen leaning on somebody.',
      skye: 'You do a great deal for the others. It is enough to be there; you need not also be fine.',
      luma: 'They may see you sad. That shows them that it is allowed.',
      riko: 'Strong is overrated. Present and a bit of a wreck does very well.',
      sera: 'You hold so much for the others. May somebody hold you for a moment, too?',
      nova: 'You do not have to be strong all day. Being there is enough.',
    },
  },
  {
    name: 'what now',
    pattern:
      /\bwhat (?:do|should|can|am) i (?:supposed to )?(?:do|doing)(?: now| next| with (?:myself|all)\b.*)?\W*$|\bhow (?:do|can|am|will) i (?:supposed to |ever |even )?(?:cope|go on|get through|live|deal|survive|do this|manage)\b|\bwhat helps\b|\bnow what\b|\bwhat (?:do|should|can) i do on (?:that|the|this) day\b/i,
    says: {
      kael: 'Nothing large. The next hour is far enough: something to drink, something to eat, and one person who knows.',
      skye: 'Nothing has to be settled today. Food, sleep where it comes, one person who knows; what has deadlines, somebody else may take over.',
      luma: 'Only what lies nearest: something warm, a little air, a person beside you. The rest need not be seen yet.',
      riko: 'Very little, and badly is fine: tea, toast, one person who may see you in your worst jumper.',
      sera: 'Only be gentle with yourself. Eat a little, rest where you can, and let one person be near you.',
      nova: 'Not much. Drink, eat, one person. The next hour is enough.',
    },
  },
  {
    name: 'missing',
    pattern:
      /\b(?:miss(?:ing)? (?:him|her|them|it|my|our|the|you)|want (?:him|her|them|it) back|reach(?:ing)? for|so (?:quiet|empty|silent)|too quiet|(?:house|flat|home|bed|room) (?:is|feels|feel)|keep (?:expecting|looking|waiting|listening|thinking)|(?:don'?t|do not|can'?t) (?:want to )?(?:go|be|come) home|without (?:him|her|them))\b|\bwish i could (?:\p{L}+ )?(?:tell|talk|ask|hold|hug|call|see)\b|\b(?:just|only) me (?:now|here)\b/iu,
    says: {
      kael: 'The habit of somebody stays longer than anyone tells you. It is love that has not found out yet where to go.',
      skye: 'Yes. The whole day was built with {whom} in it, and every part of it notices.',
      luma: 'Yes. The empty places are the ones that one sees first.',
      riko: 'Yes. The quiet is the loudest part of it.',
      sera: 'Of course you miss {whom}. It is right there in the smallest things.',
      nova: 'Yes. It is in every small thing.',
    },
  },
  {
    name: 'memory',
    pattern:
      /\b(?:taught me|used to|always|every (?:morning|evening|sunday|summer)|would (?:always|never|sing|sit|say|call)|made me (?:laugh|feel)|raised me|loved|remember (?:how|when|him|her|that)|we (?:always|often|never)|favou?rite|(?:his|her|their) (?:laugh|smile|hands|recipe|soup|garden|songs?|jokes?))\b|\byears with (?:him|her|them|that|this)\b|\bwe (?:met|built|travelled)\b/i,
    says: {
      kael: 'That is something of {whom} that goes on walking with you.',
      skye: 'Thank you for telling me. That is a part of {whom} that stays.',
      luma: 'I can almost see it. Thank you for showing me that.',
      riko: 'I would have liked that one, I think. Thank you for telling me.',
      sera: 'How much love there is in that. Thank you for telling me.',
      nova: 'That stays. Thank you for telling me.',
    },
  },
  {
    name: 'not wrong',
    pattern:
      /\b(?:is|was) (?:it|that|this) (?:\p{L}+ )?(?:normal|wrong|ok(?:ay)?|weird|bad|strange|silly|stupid|crazy|allowed|selfish)\b|\bam i (?:\p{L}+ )?(?:normal|wrong|weird|bad|crazy|selfish|horrible|awful|a (?:bad|terrible) \p{L}+)\b|\bwhat(?:'s| is) wrong with me\b|\bam i (?:\p{L}+ )?(?:dramatic|overreacting|silly|stupid|allowed|weak|cold|heartless|ok(?:ay)?|mad|going mad)\b|\bsomething wrong with me\b|\bis (?:it|that) (?:\p{L}+ )?(?:too much|possible to)\b|\b(?:is|was) (?:it|that|this) (?:\p{L}+ )?(?:disrespectful|morbid|creepy|pathetic|too soon|childish|ridiculous)\b|\b(?:supposed|allowed) to (?:grieve|cry|be sad)\b/iu,
    says: {
      kael: 'Nothing about that is wrong. Grief takes many paths, and this is one of them.',
      skye: 'Nothing about that is wrong. Grief looks different in everybody, and this is well within it.',
      luma: 'Nothing is wrong with you. Grief has many shapes, and this is one.',
      riko: 'Nothing wrong with you. Grief follows no rule book, and nobody sits an exam in it.',
      sera: 'There is nothing wrong with you. This is what loving somebody looks like afterwards.',
      nova: 'Nothing wrong with that. Grief does this.',
    },
  },
  {
    name: 'light hour',
    pattern: /\b(?:laughed|smiled|better today|good day|a bit better|little better|easier today|slept (?:well|ok))\b/i,
    says: {
      kael: 'Then there was a stretch of level ground. It may be taken as it is.',
      skye: 'A lighter moment within it; it may be taken as it is.',
      luma: 'A little light, then. It need not mean anything more.',
      riko: 'Then you had a breather. Keep it, no receipt needed.',
      sera: 'I am glad that you had a moment to breathe.',
      nova: 'A breather. Good. It may stay one.',
    },
  },
];
