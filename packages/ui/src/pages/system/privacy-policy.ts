import type { LegalViewProps } from './LegalView.tsx';

/** What happens with a member's data. Keep it in step with what the server really does. */
export const privacyPolicy: LegalViewProps = {
  title: 'Privacy policy',
  updated: '2026-11-21',
  summary: 'What you write here is yours. Nobody but you reads your moods, and nothing on these pages comes from another company.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'The person or organisation that runs this Everstep server decides about it and is responsible for your data. Everstep is software that they host themselves; its makers receive nothing from it.',
      ],
    },
    {
      heading: 'What is stored',
      paragraphs: [
        'Your account: first and last name, e-mail address, a one-way hash of your password, the month and year of your birth (only to know that you are an adult), your time zone, your look, and a photo if you add one.',
        'What you do: check-ins, moods with their words and notes, conversations with the guides, and the points, coins and achievements that follow from them.',
        'Your sessions: when and with what kind of browser you signed in, so that you can see and end them.',
      ],
    },
    {
      heading: 'Who can read it',
      paragraphs: [
        'Moods, notes and conversations are shown to you alone. No page and no call gives them to administrators. A person with access to the server’s disk or database could technically read what is stored there, as with any service that you do not run yourself.',
        'Administrators can see that an account exists, its name, e-mail address, role and state.',
      ],
    },
    {
      heading: 'The guides',
      paragraphs: [
        'The guides are computer programs. As delivered, they answer by rules on this server, and no text leaves it. The operator may connect a language model instead; then your message, the conversation before it and what the guide may know of you (first name, focus, level, streak, whether you have checked in today) are sent to that service to write the reply. Your moods and notes are not sent.',
        'Every message is first checked, on this server, for signs that somebody is in danger, so that help can be shown at once. Of that check only its level and time are kept, never the text. What a guide writes is checked in the same way before you see it. Your safety plan is read by nobody but you.',
      ],
    },
    {
      heading: 'Cookies, trackers, logs',
      paragraphs: [
        'There are no cookies, no advertising and no third-party scripts, fonts or pictures. In its local storage your browser keeps your sign-in, your profile, the last dashboard that you saw (with the week’s mood scores), unfinished drafts, a copy of your safety plan, your look and your chosen guide. Signing out removes all of it but the look and the guide.',
        'The server’s log notes the kind of request, its result and its duration. It contains no text of yours, no e-mail address and no password.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Your data stays until you or the operator delete it. A deleted mood or conversation can be brought back for 30 days and is then erased. Demo accounts are erased after 24 hours.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see and correct your profile in the settings. Depending on where you live you have the right to a copy of your data, to its correction and erasure, and to complain to a supervisory authority. Write to the operator of this server.',
      ],
    },
  ],
};
