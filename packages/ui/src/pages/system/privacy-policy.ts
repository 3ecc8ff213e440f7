import type { LegalViewProps } from './LegalView.tsx';

/** What happens with a member's data. Keep it in step with what the server really does. */
export const privacyPolicy: LegalViewProps = {
  title: 'Privacy policy',
  updated: '2026-11-23',
  summary:
    'What you write here is yours, and no other member reads it. What you write to the guides leaves this server only if its operator has connected a language model.',
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
        'What you do: check-ins, goals, habits, challenges, journal entries, moods with their words and notes, your safety plan, conversations with the guides, councils, sessions and drafts of the learning area, and the points, coins and achievements that follow from them.',
        'Messages of the team to you: which of them you have read or deleted, what you answered, and when you want to hear of new ones.',
        'Your sessions: when and with what kind of browser you signed in, so that you can see and end them.',
      ],
    },
    {
      heading: 'Who can read it',
      paragraphs: [
        'Moods, journal entries, notes and conversations are shown to you alone. No page and no call gives them to administrators. A person with access to the server’s disk or database could technically read what is stored there, as with any service that you do not run yourself.',
        'What you answer to a message of the team is read by administrators: it is written to them. Who has read their messages is counted for them, never named.',
        'Administrators can see that an account exists, its name, e-mail address, role and state.',
      ],
    },
    {
      heading: 'The guides',
      paragraphs: [
        'The guides are computer programs. As delivered, they answer by rules on this server, and no text leaves it. The operator may connect a language model instead, which is a service of its own. Where you write to a guide, a line then says that what you write goes to it.',
        'Every message is first checked, on this server, for signs that somebody is in danger, so that help can be shown at once; then no language model answers. Of that check only its level and time are kept, never the text. What a guide writes is checked in the same way before you see it. A message that cannot be sent is checked in your browser and goes nowhere.',
      ],
    },
    {
      heading: 'What goes to a connected language model',
      paragraphs: [
        'In the chat: your message, the conversation before it with all that you said in it (the older part of a long one as a summary, which the model writes), the day’s date where you are, and, unless the conversation is incognito, your first name, your focus and your notes for that guide, together with the records that you leave open under Settings, Privacy.',
        'Open unless you close them: the titles and dates of your latest goals; today’s habits by their titles, and which are done; the challenges that you are in, with their length and first day; your level, your streak and whether you have checked in today.',
        'Closed unless you open them: the mood of up to three of the last seven days, as one number a day; the titles of your last three journal entries, or the first line of one without a title. Locked entries never go.',
        'In a council: your question goes to each guide that you ask, with the same records. In the learning area: what you ask, the session before it, and the topic and text that a course, lesson or quiz is to be made from; none of your records. You can choose the built-in assistant there, and nothing of it goes out.',
        'What speaks of a hard moment is left out of the records, and after signs of distress none go along.',
        'Never: the words and notes of your moods, the text of your journal beyond such a first line, the notes of your habits, why you set a goal, your safety plan, your last name, e-mail address, password, month of birth and photo.',
        'The service that the operator has connected handles what it gets by its own rules. Ask the operator which one it is.',
      ],
    },
    {
      heading: 'Reading aloud',
      paragraphs: [
        'A reply is read aloud only when you ask for it: by your browser, or by a service of speech if the operator has connected one. The text of that reply then goes to it. Some browsers have a service of their own do the reading.',
      ],
    },
    {
      heading: 'Notifications on your devices',
      paragraphs: [
        'Only where you turn them on, and only if the operator has set the server up for it. The server then keeps the address and the keys that your browser has for it, and the time zone of the device, until you turn it off or sign out there.',
        'A message goes through the service of your browser’s maker, such as Google, Mozilla, Apple or Microsoft. It is encrypted so that only your browser can read it; the service learns that something came, and when. It shows the subject of what the team writes to many. Of what is written to you alone it says only that it is there.',
      ],
    },
    {
      heading: 'Cookies, trackers, logs',
      paragraphs: [
        'There are no cookies, no advertising and no third-party scripts, fonts or pictures. In its local storage your browser keeps your sign-in, your profile, the last dashboard that you saw (with the week’s mood scores), the messages of the team that you saw last and which of them you read, unfinished drafts and answers that were not sent, a copy of your safety plan, your look and your chosen guide. Signing out removes all of it but the look and the guide.',
        'The server’s log notes the kind of request, its result and its duration. It contains no text of yours, no e-mail address and no password.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Your data stays until you or the operator delete it. A deleted mood or conversation is kept for 30 days in case it was a mistake, and is then erased; you can bring it back yourself right after deleting it. Demo accounts are erased after 24 hours.',
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
