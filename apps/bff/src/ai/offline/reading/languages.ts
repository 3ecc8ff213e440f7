/** Small words that give a language away, and what the guide says then: in that language, that it follows English only, and where people are. */
const languages: readonly { readonly name: string; readonly words: RegExp; readonly line: string }[] = [
  {
    name: 'German',
    words:
      /\b(?:ich|und|nicht|aber|habe|bin|mein|meine|mir|mich|ist|das|wie|auch|weiß|heute|kann|kannst|sehr|schon|wir|du|kein|keine|dich|dir|vielleicht|danke|bitte|schade|hallo|mit|für|zu|noch|wenn|weil)\b/gi,
    line: 'Ohne Netz verstehe ich leider nur Englisch, und ich will nicht raten. Wenn es dir schlecht geht: Unter „Help now“ oben findest du Menschen, die dir zuhören.',
  },
  {
    name: 'French',
    words: /\b(?:je|suis|pas|mais|avec|pour|est|une|mon|ma|les|très|j'ai|c'est|que|dans|aujourd'hui|nous|merci|bonjour|salut|tu)\b/gi,
    line: 'Sans réseau, je ne comprends malheureusement que l’anglais, et je ne veux pas deviner. Si tu vas mal : « Help now », en haut, indique des personnes à qui parler.',
  },
  {
    name: 'Spanish',
    words: /\b(?:yo|para|pero|estoy|tengo|muy|mi|es|una|con|hoy|quiero|cómo|está|los|más|porque|gracias|hola|mucho|qué)\b/gi,
    line: 'Sin conexión solo entiendo inglés, y prefiero no adivinar. Si lo estás pasando mal, en «Help now», arriba, hay personas con quienes hablar.',
  },
  {
    name: 'Portuguese',
    words: /\b(?:não|você|estou|tenho|muito|eu|uma|meu|minha|hoje|quero|mas|isso|então)\b/gi,
    line: 'Sem ligação só entendo inglês, e prefiro não adivinhar. Se não estás bem, em “Help now”, em cima, há pessoas com quem falar.',
  },
  {
    name: 'Italian',
    words: /\b(?:io|sono|che|perché|ho|molto|mio|mia|oggi|voglio|una|non|anche|questo|della)\b/gi,
    line: 'Senza rete capisco solo l’inglese, e preferisco non indovinare. Se stai male, in «Help now», in alto, trovi persone con cui parlare.',
  },
  {
    name: 'Dutch',
    words: /\b(?:een|niet|maar|ik|ben|het|mijn|heb|vandaag|wat|ook|voor|moe|geen)\b/gi,
    line: 'Zonder netwerk begrijp ik helaas alleen Engels, en ik wil niet gokken. Gaat het slecht met je? Onder ‘Help now’ bovenaan staan mensen met wie je kunt praten.',
  },
  {
    name: 'Polish',
    words: /\b(?:nie|jest|się|jestem|mam|mój|moja|dzisiaj|bardzo|ale|że|czy)\b/gi,
    line: 'Bez sieci rozumiem tylko angielski i nie chcę zgadywać. Jeśli jest ci źle, pod „Help now” u góry znajdziesz ludzi, z którymi możesz porozmawiać.',
  },
  {
    name: 'Swedish',
    words: /\b(?:jag|och|inte|är|min|mitt|har|idag|mycket|men|det|att)\b/gi,
    line: 'Utan nät förstår jag tyvärr bara engelska, och jag vill inte gissa. Mår du dåligt finns det människor att prata med under ”Help now” högst upp.',
  },
  {
    name: 'Greek',
    words: /(?<!\p{L})(?:και|να|δεν|είναι|με|μου|το|τα|για|θέλω|που|έχω|στο|στη|πολύ|σε|τη|την|είμαι|η|ο)(?!\p{L})/giu,
    line: 'Χωρίς δίκτυο καταλαβαίνω μόνο αγγλικά και δεν θέλω να μαντεύω. Αν δεν είσαι καλά, στο «Help now» επάνω υπάρχουν άνθρωποι για να μιλήσεις.',
  },
  {
    name: 'Ukrainian',
    words: /[іїєґ]|(?<!\p{L})(?:що|та|він|вона|дуже|зараз)(?!\p{L})/giu,
    line: 'Без мережі я розумію лише англійську і не хочу вгадувати. Якщо тобі погано, у «Help now» угорі є люди, з якими можна поговорити.',
  },
  {
    name: 'Russian',
    words: /[ыэъё]|(?<!\p{L})(?:я|не|и|что|это|мне|меня|как|очень|сегодня|хочу|но|у|мой|моя)(?!\p{L})/giu,
    line: 'Без сети я понимаю только английский и не хочу гадать. Если тебе плохо, в «Help now» наверху есть люди, с которыми можно поговорить.',
  },
  {
    name: 'Arabic',
    words: /[ابتحدرسعفقكلمنهوي]/g,
    line: 'من دون اتصال لا أفهم إلا الإنجليزية، ولا أريد أن أخمّن. إن لم تكن بخير، ففي «Help now» في الأعلى أشخاص يمكنك التحدث إليهم.',
  },
  {
    name: 'Hebrew',
    words: /[אבגדהוזחטיכלמנסעפצקרשת]/g,
    line: 'בלי רשת אני מבין רק אנגלית, ולא רוצה לנחש. אם קשה לך, ב־”Help now” למעלה יש אנשים שאפשר לדבר איתם.',
  },
  {
    name: 'Hindi',
    words: /[कखगचजटतथदधनपबमयरलवसह]/g,
    line: 'बिना नेटवर्क के मैं केवल अंग्रेज़ी समझता हूँ और अंदाज़ा नहीं लगाना चाहता। अगर आप परेशान हैं, तो ऊपर “Help now” में ऐसे लोग हैं जिनसे आप बात कर सकते हैं।',
  },
  {
    name: 'Japanese',
    words: /[\u3041-\u309f]/g,
    line: 'オフラインでは英語しかわかりません。推測で答えたくはありません。つらいときは、上の「Help now」に話を聞いてくれる人たちの連絡先があります。',
  },
  {
    name: 'Korean',
    words: /\p{Script=Hangul}/gu,
    line: '오프라인에서는 영어만 이해할 수 있고, 짐작으로 답하고 싶지 않아요. 힘들다면 위의 “Help now”에 이야기를 나눌 수 있는 사람들이 있어요.',
  },
  {
    name: 'Chinese',
    words: /[我你的了是不们們这這在有想说說很]/g,
    line: '离线时我只懂英语，也不想乱猜。如果你很难受，上方的“Help now”里有可以倾诉的人。',
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

/**
 * Whether a text is in a language or script that the rules do not know.
 * @param isLikely the text before it was: then one word is enough where none is English
 */
export function isOtherLanguage(text: string, isLikely = false): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin < letters / 2) return true;
  const foreign = likeliest(text)?.count ?? 0;
  const english = new Set((text.match(ENGLISH) ?? []).map((word) => word.toLowerCase())).size;
  return foreign >= (isLikely ? 1 : ENOUGH) && foreign > english;
}

/** The member's own language saying that the guide does not speak it; undefined where none is known. */
export function languageNote(text: string): string | undefined {
  const found = likeliest(text.replace(/[’‘]/g, "'"));
  return found && found.count >= ENOUGH ? found.line : undefined;
}
