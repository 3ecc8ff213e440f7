/** Why something in a file is not taken in, or not as it stands there. */
export const leftOutReasons = [
  'unreadable',
  'ahead',
  'too-old',
  'no-mark',
  'unknown-mood',
  'empty',
  'draft',
  'cut',
  'activities',
  'tags',
  'photos',
  'media',
  'places',
  'scales',
  'habit-details',
  'journal-names',
  'locked-elsewhere',
  'no-room',
  'challenge-open',
  'experiment-open',
  'points',
  'safety-plan',
  // Said of earlier imports only: by now these come along.
  'challenges',
  'experiments',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** One reason, and how often it was met. */
export interface LeftOut {
  readonly reason: LeftOutReason;
  readonly count: number;
}

const many = (one: string, more: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${more}`);

const lines: Readonly<Record<LeftOutReason, (count: number) => string>> = {
  unreadable: many('row could not be read', 'rows could not be read'),
  ahead: many('record lies in the future', 'records lie in the future'),
  'too-old': many('day is more than ten years back', 'days are more than ten years back'),
  'no-mark': many('note belongs to a day without a tick', 'notes belong to days without a tick'),
  'unknown-mood': many('mood has no step on the scale yet', 'moods have no step on the scale yet'),
  empty: many('entry is empty', 'entries are empty'),
  draft: many('draft was never finished', 'drafts were never finished'),
  cut: many('text is longer than fits here and is shortened', 'texts are longer than fit here and are shortened'),
  activities: many('activity beyond the twelfth of its mood', 'activities beyond the twelfth of their mood'),
  tags: many('tag beyond the twentieth of its entry', 'tags beyond the twentieth of their entry'),
  photos: many('photo stays behind', 'photos stay behind'),
  media: many('video, recording or other file stays behind', 'videos, recordings and other files stay behind'),
  places: many('place or weather report stays behind', 'places and weather reports stay behind'),
  scales: many('value of a scale stays behind', 'values of scales stay behind'),
  'habit-details': many(
    'question, description or reminder day has no place here',
    'questions, descriptions and reminder days have no place here',
  ),
  'journal-names': many('journal name becomes a tag', 'journal names become tags'),
  'locked-elsewhere': many('entry is locked with another key', 'entries are locked with another key'),
  'no-room': many('record finds no room: you hold as many as fit', 'records find no room: you hold as many as fit'),
  'challenge-open': many(
    'challenge under way stays in the file: you walk one of its length here',
    'challenges under way stay in the file: you walk one of each length here',
  ),
  'experiment-open': many(
    'experiment under way stays in the file: one runs at a time',
    'experiments under way stay in the file: one runs at a time',
  ),
  challenges: many('challenge run stayed in the file', 'challenge runs stayed in the file'),
  experiments: many('experiment stayed in the file', 'experiments stayed in the file'),
  'safety-plan': () => 'the safety plan stays in the file: copy what you need of it into your plan here',
  points: many(
    'booking of points stays in the file: points are earned here',
    'bookings of points stay in the file: points are earned here',
  ),
};

/** A reason as members read it, with its number. */
export const leftOutLine = ({ reason, count }: LeftOut): string => lines[reason](count);
