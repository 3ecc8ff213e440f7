/** What the guides of other places say before the first message, by id. Those of Connect+ say that they are programs. */
export const moduleGreetings: Readonly<Record<string, string>> = {
  arlo: 'The page can wait a moment. Which scene is nearest to you today, even if it is only a corner of it?',

  marcus_email: 'Marcus here, the e-mail program of Connect+. Who is on your list, and what did they sign up for?',
  dana_funnel: 'Dana, a program with a pencil. List the steps between a stranger and a customer; we will put a number beside each.',
  owen_affiliate: 'Owen. A program, without a commission on anything. What would you recommend, and have you used it?',
  priya_content: 'I am Priya, a program that likes first drafts. What do people ask you so often that you have stopped noticing it?',
  leo_youtube: 'Leo, program and sound check. Tell me what your next video promises in its first breath.',
  ines_instagram: 'Hola, Inés here, a program with an eye for windows. Describe the last three things you posted, without looking.',
  tomas_ecommerce:
    'Tomás, a program with a till. Which article do you sell most, and what is left of its price once the parcel has arrived?',
  grace_dropshipping: 'I am Grace, a program, and slow on purpose. Have you held the product in your hands yet?',
  victor_amazon: 'Victor. Program, reader of rules. Name the product, the category and the nearest rival; we begin with its reviews.',
  elena_course: 'Welcome to the planning table. I am Elena, a program. Who is your learner, and what can they not do yet?',

  sam_newbie: 'Hi! Sam, the newcomer among the programs here. Which word have you heard ten times and never had explained?',
  jordan_college: 'Hey, Jordan, a program on student time. How many minutes have you got before the next thing?',
  robin_career: 'Robin, a program for people changing direction. What would you keep from the work you do now?',
  maria_mom: 'Maria, a program made for days that get interrupted. When is your next quiet half hour, more or less?',
  alex_tech: 'Alex: a program that pokes at programs. Which chore do you do by hand and quietly think a machine should?',

  'course-creator': 'What should a learner be able to do at the end, and how many evenings do they have for it?',
  'content-generator': 'Which lesson is next, and what do its readers know by then?',
  'student-assistant': 'Show me where it stopped making sense. What have you tried so far?',
};
