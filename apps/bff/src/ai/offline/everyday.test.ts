import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { languages } from './reading/language-table.ts';
import { matters } from './reading/matters/matters.ts';
import { everydayTalks } from './testing/everyday-talks.ts';
import { people } from './testing/people.ts';
import { type Offer, strangers, talkWith, talkWithCards, twelveTurns } from './testing/talks.ts';
import { disclosures, voices } from './wording/fixed-lines.ts';

const all: Readonly<Record<string, readonly string[]>> = { ...everydayTalks, ...twelveTurns, ...strangers, ...people };
const talks = corePersonaIds.flatMap((id) => Object.entries(all).map(([name, said]) => ({ id, name, turns: talkWithCards(id, said) })));
const everyday = talks.filter(({ name }) => name in everydayTalks);

const show = ({ said, reply }: Offer): string => `> ${said}\n${reply}`;
const plain = (text: string): string => text.replace(/[’‘]/g, "'").toLowerCase();
/** What a card is called is its name: the member's words as they will stand on it. */
const withoutNames = (reply: string): string =>
  reply
    .split(/(?<=[.!?]”?)\s+/)
    .filter((sentence) => !/\bcard\b/i.test(sentence))
    .join(' ');
const sentencesOf = (reply: string): readonly string[] =>
  withoutNames(reply)
    .split(/(?<=[.!?]”?)\s+/)
    .filter((sentence) => /\p{L}{3}/u.test(sentence) && !/^“[^”]*”\.?$/.test(sentence));

/** Goes over every reply of a set of talks and gives back how many were looked at: a loop that checks nothing proves nothing. */
function overReplies(of: typeof talks, check: (turn: Offer, before: readonly Offer[]) => boolean): number {
  return of.reduce((count, { turns }) => count + turns.filter((turn, index) => check(turn, turns.slice(0, index))).length, 0);
}

/** Asked for help, with no subject in the question: it is about what was spoken of. */
const ASKS_BACK =
  /^(?:so |ok |hm,? |and )*(?:what (?:should|can|could|do) i|should i\?|any (?:ideas|tips)|what (?:do|would) you|do you think|what now|how do|what is the best)/i;
const FAREWELL =
  /\b(?:bye|good night|gtg|cya|see you|tschüss)\b|let's stop here|try to sleep now|^(?:[\w' ]{0,12}[,.] )?(?:thanks|thank you|thx|danke)\b|thank you\W*$|thanks\W*$/i;
/** Heavy words by a list of its own, so that the one of the guide is tried against another. */
const HEAVY =
  /\b(?:knife|throat|humiliat|laughed|horrible|invisible|ghost|burden|scared|ashamed|throwing up|lose her|left on sunday|eaten properly|declined|hates me|without me|died|lonely|despair|hopeless|ill\b|cancer|pills|crying|cried|blame)/i;
/** Lines that are brisk or merry: what is to be done, and a guide's own acknowledgements in passing. */
const brisk = corePersonaIds.flatMap((id) => {
  const { ask, hear } = voices[id];
  return [ask.step, ask.when, ask.snag, ask.want, ask.learn, hear.step, hear.when, hear.snag, hear.want, hear.avoid, hear.other, hear.yes]
    .flat()
    .map((line) => line.split('{', 1)[0] ?? '')
    .filter((line) => line.length > 9);
});

describe('in talks as people have them', () => {
  it('a guide speaks of a matter only while the message speaks of it', () => {
    const count = overReplies(talks, (turn, before) => {
      const spoken = matters.filter(({ said = [], thoughts, ask }) =>
        [...said, ...thoughts, ...Object.values(ask).flat()].some((line) => turn.reply.includes(line)),
      );
      const last = before.at(-1)?.reply ?? '';
      for (const { pattern, ask, name } of spoken) {
        const isNamed = pattern.test(turn.said.replace(/[’‘]/g, "'"));
        const questions = Object.values(ask).flat();
        const answers = turn.said.split(/\s+/).length <= 5 && questions.some((line) => last.endsWith(line));
        const asksBack = ASKS_BACK.test(turn.said) && before.some(({ said }) => pattern.test(said));
        expect(isNamed || answers || asksBack, `${name}\n${show(turn)}`).toBe(true);
      }
      return spoken.length > 0;
    });
    expect(count).toBeGreaterThan(150);
  });

  it('a farewell and a thank-you are met without a question', () => {
    const count = overReplies(talks, (turn) => {
      if (!FAREWELL.test(turn.said)) return false;
      expect(turn.reply, show(turn)).not.toContain('?');
      return true;
    });
    expect(count).toBeGreaterThan(150);
  });

  it('nothing brisk or merry follows what is heavy, in this reply and the next', () => {
    const count = overReplies(talks, (turn, before) => {
      if (!HEAVY.test(turn.said) && !HEAVY.test(before.at(-1)?.said ?? '')) return false;
      const reply = turn.reply.replace(new RegExp(Object.values(disclosures).join('|'), 'g'), '');
      expect(
        brisk.filter((line) => reply.includes(line)),
        show(turn),
      ).toEqual([]);
      expect(reply, show(turn)).not.toMatch(/\b(?:plot|kite|kettle|excuse|snag|filing|training|warm-up|which number)\b|!/i);
      return true;
    });
    expect(count).toBeGreaterThan(200);
  });

  it('what the member says of “me” and “my” is turned round, in quotations as well', () => {
    const count = overReplies(everyday, (turn) => {
      const words = plain(turn.said).match(/[\p{L}']+/gu) ?? [];
      const own = words
        .map((_, index) => words.slice(index, index + 3))
        .filter((three) => three.length === 3 && three.some((word) => /^(?:i|my|me|i'm|i'll|i've|i'd|mine|myself)$/.test(word)));
      const reply = (plain(withoutNames(turn.reply)).match(/[\p{L}']+/gu) ?? []).join(' ');
      for (const three of own) expect(` ${reply} `.includes(` ${three.join(' ')} `), show(turn)).toBe(false);
      return own.length > 0;
    });
    expect(count).toBeGreaterThan(300);
  });

  it.each(everyday.map(({ id, name, turns }) => [id, name, turns] as const))(
    '%s says nothing twice, asks one thing at most: %s',
    (_, __, turns) => {
      const sentences = turns.flatMap(({ reply }) => sentencesOf(reply));
      expect(sentences.length).toBeGreaterThan(turns.length / 2);
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
      for (const turn of turns) expect(turn.reply.match(/\?/g)?.length ?? 0, show(turn)).toBeLessThanOrEqual(1);
    },
  );

  it('a guide does not ask in every reply', () => {
    for (const { turns } of everyday.filter(({ turns: { length } }) => length > 6))
      expect(turns.filter(({ reply }) => reply.includes('?')).length, turns.map(show).join('\n')).toBeLessThan(turns.length * 0.75);
  });
});

describe.each(corePersonaIds)('%s', (id) => {
  const last = (...said: string[]) => talkWith(id, ['Hmm', ...said]).at(-1)?.reply ?? '';

  it.each([
    ["I'm going to take a bath. Good night", /^Good night/],
    ["Let's stop here", /^(?!.*\?)/],
    ['thank you, that helped', /^(?!.*\?)/],
    ['My predecessor was fired', /your predecessor was fired/i],
    ['Do you even listen?', /I read every word/],
    ['My husband held a knife to my throat last night', /“Help now”/],
    ['I need to get something off my chest', /listening/],
    ['my cat has been throwing up since yesterday', /sorry/],
    ['why did she not say anything?', /cannot look into anybody/],
    ['My friend asked me to lend him my bike', /your friend asked you to lend him your bike/i],
  ])('understands: %s', (said, reply) => {
    expect(last(said)).toMatch(reply);
  });

  it('drops for good what the member denies', () => {
    const turns = talkWith(id, [
      'I cannot sleep',
      'No, I sleep well! It is about my vitamins',
      'the bottle is in the bathroom',
      'What should I do?',
    ]);
    for (const { reply } of turns.slice(1)) expect(reply).not.toMatch(/night|bed|awake|lying down/i);
  });

  it('says a low number of the day no joke, and asks for no step', () => {
    const [turn] = talkWithCards(id, ['2 of 5']);
    expect(turn?.proposes).toMatchObject({ kind: 'log-mood' });
    expect(turn?.reply).not.toMatch(/clerk|snag|\?/);
  });

  it('names what was agreed when somebody agrees', () => {
    expect(last("I'll call Anna tonight", 'ok, sounds good')).toMatch(/call Anna/);
    expect(last('ok, sounds good')).not.toMatch(/map|clearer/);
  });
});

describe('another language', () => {
  const said: Readonly<Record<string, readonly [hello: string, told: readonly string[], bye: string]>> = {
    German: ['Hallo', ['Ich bin heute sehr müde', 'Meine Mutter ist krank und ich weiß nicht weiter', 'ok'], 'Danke, tschüss'],
    French: ['Bonjour', ['Je suis très fatigué', 'Ma mère est malade et je ne dors pas', 'ok'], 'Merci, au revoir'],
    Spanish: ['Hola', ['Estoy muy cansada hoy', 'Mi madre está enferma y no quiero hablar', 'ok'], 'Gracias, hasta luego'],
    Portuguese: ['Olá', ['Estou muito cansado hoje', 'Eu não quero falar com a minha mãe', 'ok'], 'Obrigada, tchau'],
    Italian: ['Ciao', ['Sono molto stanca oggi', 'Non voglio parlare con mia madre perché sono triste', 'ok'], 'Grazie, a presto'],
    Dutch: ['Goedemorgen', ['Ik ben vandaag moe', 'Het gaat niet goed maar ik heb geen tijd', 'ok'], 'Bedankt, doei'],
    Polish: ['Cześć', ['Jestem dzisiaj bardzo zmęczona', 'Nie wiem, czy mam się bać', 'ok'], 'Dziękuję, do zobaczenia'],
    Swedish: ['Hejsan', ['Jag är mycket trött idag', 'Det är inte bra men jag har ingen tid', 'ok'], 'Tack, vi ses'],
    Greek: ['Γεια σου', ['Είμαι πολύ κουρασμένος', 'Δεν θέλω να μιλήσω με τη μητέρα μου', 'ok'], 'Ευχαριστώ, αντίο'],
    Ukrainian: ['Привіт', ['Я дуже втомлена зараз', 'Мені сумно, і я не знаю, що робити', 'ok'], 'Дякую, до побачення'],
    Russian: ['Привет', ['Я очень устал сегодня', 'Мне грустно, и я не знаю, что делать', 'ok'], 'Спасибо, до свидания'],
    Arabic: ['مرحبا', ['أنا متعب جدا اليوم', 'لا أعرف ماذا أفعل', 'ok'], 'شكرا، مع السلامة'],
    Hebrew: ['שלום', ['אני עייף מאוד היום', 'אני לא יודע מה לעשות', 'ok'], 'תודה, להתראות'],
    Hindi: ['नमस्ते', ['मैं आज बहुत थक गया हूँ', 'मुझे नहीं पता क्या करूँ', 'ok'], 'धन्यवाद, फिर मिलेंगे'],
    Japanese: ['こんにちは', ['今日はとても疲れています', 'どうすればいいかわかりません', 'ok'], 'ありがとう、またね'],
    Korean: ['안녕하세요', ['오늘 너무 피곤해요', '어떻게 해야 할지 모르겠어요', 'ok'], '감사합니다'],
    Chinese: ['你好', ['我今天很累', '我不知道该怎么办，我很难过', 'ok'], '谢谢，再见'],
  };

  it('of the table has a talk here', () => {
    expect(languages.map(({ name }) => name).toSorted()).toEqual(Object.keys(said).toSorted());
  });

  it.each(languages.map((language) => [language.name, language] as const))(
    'is met in %s: with a greeting, once the note, short lines that are new, and a farewell',
    (name, { greeting, note, again, farewell }) => {
      const [hello, told, bye] = said[name] ?? ['', [], ''];
      expect(told).toHaveLength(3);
      const replies = talkWith('kael', [hello, ...told, bye]).map(({ reply }) => reply.replace(`${disclosures.kael} `, ''));
      expect(replies[0]).toBe(`${greeting} ${note}`);
      expect(
        replies.slice(1, -1).every((reply) => again.includes(reply)),
        replies.join('\n'),
      ).toBe(true);
      expect(new Set(replies).size).toBe(replies.length);
      expect(replies.at(-1)).toBe(farewell);
      expect(note).toContain('Help now');
    },
  );

  it('goes on in it however long the talk is, and comes back to English with the member', () => {
    const replies = talkWith('luma', [
      ...Array.from({ length: 9 }, (_, index) => `Ich bin nicht sehr müde ${index}`),
      'My sister called me today',
    ]);
    expect(replies.slice(0, 9).filter(({ reply }) => /\b(?:English|heavy)\b/.test(reply))).toEqual([]);
    expect(replies[9]?.reply).toMatch(/your sister called you/i);
  });
});
