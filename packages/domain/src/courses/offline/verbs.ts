/** English verbs that finish a subject: "Coffee stays …". Words that are mostly nouns are left out, unless nothing but a verb can stand there. */
const REGULAR =
  'absorb adapt admire advise argue assist bear bury care cease celebrate chase cheat circle clear cling compose conclude confuse count creep crush deepen detect dig dip dissolve distract drag drain employ empty engage erode erupt expel extract faint ' +
  'flourish focus forgive freeze frighten function govern grip handle hang hatch hesitate hunt hurry imitate impress injure inspire insulate intend invest irritate itch kneel launch leak lean loosen lure melt migrate mislead moisten nourish ' +
  'numb obey offend outlast outweigh overlap own pack peel penetrate persist pierce pollinate pollute possess postpone pretend progress prosper punish pursue react recall reign remind renew resemble resist respond restore retain retire reward ' +
  'ripen rush scare scatter search seek seem shelter shed shorten sneeze soak soften soothe sour spare spin squeeze stem stir stabilise starve stiffen struggle submit suck summon swallow swell swing switch tackle tame teach thicken thin thrive tie tolerate toughen ' +
  'trace trail train tremble undermine unlock urge value vanish vibrate vote wander warn weave widen wipe wither wonder wrap ' +
  'accept achieve act add affect agree aim allow answer appear apply approach arrive ask assume attack attract avoid bake balance beat become begin behave belong bend bind bite bleed block blow boil bounce break breathe ' +
  'bring build burn buy call calm carry catch cause change charge check choose claim clean climb close collapse collect combine come compare compete complete conduct confirm connect conquer consist consume contain continue ' +
  'contract contribute control convert cook cool cost count cover crack create cross cry cut damage deal decide decline decrease defend define delay deliver demand deny depend describe deserve destroy determine develop die ' +
  'differ digest disappear discover divide dominate double draw dream drink drive drop dry earn eat emerge employ enable encourage end enjoy enter escape establish evaporate evolve exceed exist expand expect explain export ' +
  'express extend fade fail fall favour feed feel fight fill find finish fit fix float flow fly fold follow forbid force forget form found freeze gain gather generate get give glow go grow guarantee guide happen harden harm hear ' +
  'heat help hide hit hold hope hurt ignore import improve include increase indicate influence inherit invade invent involve join jump keep kill know lack land last laugh lay lead learn leave lend let lie lift like limit link ' +
  'listen live lock look lose lower maintain make mark matter mean measure meet melt mix move multiply need notice obtain occur offer open operate order orbit oxidise pass pay perform permit play please point pour predict prefer ' +
  'prepare preserve press prevent produce promise protect prove provide pull pump push put raise reach react read receive recognise recommend record recover reduce refer reflect refuse regulate relax release rely remain remember ' +
  'remove repair repeat replace represent require rest result return reveal rise roll rot ruin rule run save say see seem sell send separate serve set settle shape share shift shine shorten show shrink shut sink sit sleep slow ' +
  'smell solve sound speak spend split spoil spread stand start starve state stay steady steal steer stick stimulate stop store strengthen stretch strike study succeed suffer suggest suit supply support surprise surround survive ' +
  'swim take taste teach tear tell tend thank think threaten throw tighten touch trade transfer transform trap travel treat trigger trust try turn understand unite use vanish vary visit wait wake walk want warm wash waste watch ' +
  'weaken wear weigh win wish withdraw work worry write yield';
const PAST =
  'became began bent bit bled blew bound bought broke brought built burnt came caught chose cut dealt did died drew drank drove ate fell fed felt fought found fled flew forbade forgot froze got gave went grew had heard held hid ' +
  'kept knew laid led left lent lay lost made meant met paid put ran read rose said saw sold sent set shook shone shrank sank sat slept spoke spent split spread stood stole struck swam swept took taught told thought threw tore understood was were woke ' +
  'wore won withdrew wrote';

/** Of them, those that are often nouns: "food costs". */
const NOUN_TOO =
  'answer attack balance block call cause change charge claim cook cost cover crack cross cry cut damage deal decline decrease delay demand draw dream drink drive drop end fall fight fit flow fold force form gain guide harm heat hit hold hope ' +
  'increase influence jump lack land laugh lead leave lie lift limit link lock look mark matter measure mix move need notice offer order pass pay play point practice press produce promise pull pump push record release repair rest result return reveal rise ' +
  'roll rule run sense set shape share shift show sink sleep slow smell sound split spread stand start state stick stop store stretch strike study supply support surprise surround taste tear touch trade transfer trap travel treat trigger trust turn ' +
  'use visit wait wake walk wash waste watch wear weigh wish work worry yield';

export const NOUNS_TOO: ReadonlySet<string> = new Set(NOUN_TOO.split(' '));
export const VERBS: ReadonlySet<string> = new Set(REGULAR.split(' '));
export const PAST_VERBS: ReadonlySet<string> = new Set(PAST.split(' '));
/** Verbs that are never anything else. */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  'is are was were has have had does do did can cannot could will would shall should may might must'.split(' '),
);
/** Auxiliaries and forms that tell how many do something. */
export const SINGULAR: ReadonlySet<string> = new Set(['is', 'was', 'has', 'does']);
export const PLURAL: ReadonlySet<string> = new Set(['are', 'were', 'have', 'do']);
