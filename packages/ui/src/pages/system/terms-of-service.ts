import type { LegalViewProps } from './LegalView.tsx';

/** What members and the operator of a server may expect of each other. */
export const termsOfService: LegalViewProps = {
  title: 'Terms of service',
  updated: '2026-11-21',
  summary: 'Everstep helps you keep small promises to yourself. It is not medical care, and it never punishes a missed day.',
  sections: [
    {
      heading: 'Who may use it',
      paragraphs: [
        'Everstep is for adults: you have to be at least 18 years old. One person has one account; keep your password to yourself and tell the operator of this server if you think that somebody else knows it.',
      ],
    },
    {
      heading: 'What it is, and what it is not',
      paragraphs: [
        'Everstep offers ways to notice how you are, to practise and to reflect. It does not diagnose, treat or replace a doctor, a therapist or emergency services. If you are in danger, or somebody else is, call the emergency number of your country. The page “Help now” lists people who listen, and needs no account.',
        'The guides are computer programs. They can be wrong. Decide for yourself what you take from them, above all where money, health or the law are concerned.',
      ],
    },
    {
      heading: 'Points, coins and levels',
      paragraphs: [
        'Points, coins, levels and achievements exist inside Everstep only. They cannot be bought, sold or exchanged for money. The rules by which they are earned are the same for everybody; a level that you have reached is never taken from you.',
      ],
    },
    {
      heading: 'What you write',
      paragraphs: [
        'What you write stays yours. You allow this server to store and process it so that Everstep can work for you, and for nothing else.',
        'Do not use Everstep to harm others, to break the law, to attack the server, or to get at what belongs to other members.',
      ],
    },
    {
      heading: 'Availability',
      paragraphs: [
        'The operator tries to keep the server running and your data safe, and makes no promise beyond what the law demands. Keep a copy of what you cannot afford to lose.',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        'You may stop using Everstep at any time. The operator may suspend an account that breaks these terms, and tells you why when you ask.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change in a way that matters to you, you are told before the change takes effect. The date at the top says which version you are reading.',
      ],
    },
  ],
};
