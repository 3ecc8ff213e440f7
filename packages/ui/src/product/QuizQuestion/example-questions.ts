/** One right answer. */
export const exampleQuestion = {
  question: 'How long does it take until a new habit runs by itself?',
  options: [
    { id: 'a', label: 'Exactly 21 days' },
    { id: 'b', label: 'It differs widely, from weeks to most of a year' },
    { id: 'c', label: 'It never does' },
    { id: 'd', label: 'Three days, if you want it enough' },
  ],
};

/** Two right answers. */
export const exampleSeveral = {
  question: 'What helps a new habit to stay?',
  options: [
    { id: 'a', label: 'Tying it to something you do anyway' },
    { id: 'b', label: 'Making the first step very small' },
    { id: 'c', label: 'Scolding yourself after a missed day' },
  ],
};
