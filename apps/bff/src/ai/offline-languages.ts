/** Small words that give a language away, and what the guide says then: in that language, that it follows English only. */
const languages: readonly { readonly name: string; readonly words: RegExp; readonly line: string }[] = [
  {
    name: 'German',
    words: /\b(?:ich|und|nicht|aber|habe|bin|mein|meine|mir|mich|ist|das|wie|auch|weiß|heute|kann|sehr|schon|wir)\b/gi,
    line: 'Ohne Netz verstehe ich leider nur Englisch, und ich will nicht raten.',
  },
  {
    name: 'French',
    words: /\b(?:je|suis|pas|mais|avec|pour|est|une|mon|ma|les|très|j'ai|c'est|que|dans|aujourd'hui|nous)\b/gi,
    line: 'Sans réseau, je ne comprends malheureusement que l’anglais, et je ne veux pas deviner.',
  },
  {
    name: 'Spanish',
    words: /\b(?:yo|para|pero|estoy|tengo|muy|mi|es|una|con|hoy|quiero|cómo|está|los|más|porque)\b/gi,
    line: 'Sin conexión solo entiendo inglés, y prefiero no adivinar.',
  },
  {
    name: 'Portuguese',
    words: /\b(?:não|você|estou|tenho|muito|eu|uma|meu|minha|hoje|quero|mas|isso|então)\b/gi,
    line: 'Sem ligação só entendo inglês, e prefiro não adivinhar.',
  },
  {
    name: 'Italian',
    words: /\b(?:io|sono|che|perché|ho|molto|mio|mia|oggi|voglio|una|non|anche|questo|della)\b/gi,
    line: 'Senza rete capisco solo l’inglese, e preferisco non indovinare.',
  },
  {
    name: 'Dutch',
    words: /\b(?:een|niet|maar|ik|ben|het|mijn|heb|vandaag|wat|ook|voor|moe|geen)\b/gi,
    line: 'Zonder netwerk begrijp ik helaas alleen Engels, en ik wil niet gokken.',
  },
  {
    name: 'Polish',
    words: /\b(?:nie|jest|się|jestem|mam|mój|moja|dzisiaj|bardzo|ale|że|czy)\b/gi,
    line: 'Bez sieci rozumiem tylko angielski i nie chcę zgadywać.',
  },
  {
    name: 'Swedish',
    words: /\b(?:jag|och|inte|är|min|mitt|har|idag|mycket|men|det|att)\b/gi,
    line: 'Utan nät förstår jag tyvärr bara engelska, och jag vill inte gissa.',
  },
];

/** Words that English has as well, or nearly: one of them proves nothing. */
const ENOUGH = 2;

function likeliest(text: string): { line: string; count: number } | undefined {
  return languages
    .map(({ words, line }) => ({ line, count: new Set((text.match(words) ?? []).map((word) => word.toLowerCase())).size }))
    .toSorted((one, other) => other.count - one.count)[0];
}

const ENGLISH = /\b(?:the|and|i|is|to|of|my|it|that|was|for|with|have|not|but|you|am|are|do)\b/gi;

/** Whether a text is in a language or script that the rules do not know. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin < letters / 2) return true;
  const foreign = likeliest(text)?.count ?? 0;
  const english = new Set((text.match(ENGLISH) ?? []).map((word) => word.toLowerCase())).size;
  return foreign >= ENOUGH && foreign > english;
}

/** The member's own language saying that the guide does not speak it; undefined where none is known. */
export function languageNote(text: string): string | undefined {
  const found = likeliest(text.replace(/[’‘]/g, "'"));
  return found && found.count >= ENOUGH ? found.line : undefined;
}
