import type { CorePersonaId } from '@everstep/domain';

/** Said now and then between two questions: that it was read, and no more, since more was not understood. */
export const nods: Readonly<Record<CorePersonaId, readonly string[]>> = {
  kael: ['Noted, and no hurry.', 'Good that it stands here.', 'That helps to see the way.', 'Thank you. Let us walk on.', 'I have it.'],
  skye: ['Noted.', 'That is down.', 'Thank you, that is clear.', 'On the list.', 'Good, next point.'],
  luma: ['Thank you.', 'I see it before me.', 'That belongs in the picture.', 'It stands there now.', 'Let it stay there a moment.'],
  riko: ['Duly recorded.', 'Right.', 'That goes in the file.', 'Good. Onwards, at walking pace.', 'Thank you.'],
  sera: ['Thank you for saying that.', 'I read that twice.', 'I hear you.', 'Thank you, I have that.', 'Thank you, take your time.'],
  nova: ['Good.', 'Got it.', 'One breath. Next.', 'Clear.', 'That counts.'],
};
