import type { ProposalKind, ProposedAction } from '@everstep/domain';
import { chat } from '@everstep/domain/contract';
import type { jsonSchema, ToolSet } from 'ai';
import { z } from 'zod';
import { ownWords } from './own-words.ts';
import type { ChatRequest } from './provider.ts';

/** A reply of a model, as far as it may propose. */
export type Offering = Pick<ChatRequest, 'mayPropose' | 'challenges' | 'messages' | 'onPropose'>;

/** Goes with the instruction where tools are offered. */
export const PROPOSING =
  'Your tools propose: the member sees a card and decides, and nothing happens before. Call one only when it clearly fits what they want, at most two in a reply, none once they want no more, never to press. Say in your own words what the card is for; never say that it is done.';

const LIMITS = 'Only when it clearly fits what they want; at most two cards in a reply, never pressed.';
const SHOWN = 'Shown to the member as a card; they decide.';
const NOT_SHOWN = 'Not shown. Go on without it.';

const [goal, habit, mood, , meditation, journal] = chat.ProposedAction.options;

/** The part of the AI SDK that is needed here; the rest of it is not loaded before the first message either. */
type Sdk = { readonly jsonSchema: typeof jsonSchema };

/** What a model fills in, where that is the same in every reply. Made once: writing out a schema takes as long as a whole turn's queries. */
const fixedInputs = (sdk: Sdk) => ({
  goal: toldShape(sdk, goal.omit({ kind: true })),
  habit: toldShape(sdk, habit.omit({ kind: true })),
  mood: toldShape(sdk, mood.omit({ kind: true })),
  meditation: toldShape(sdk, meditation.omit({ kind: true })),
  journal: toldShape(sdk, journal.pick({ title: true })),
});
/** A shape that a model is told, and not held to by the SDK: whoever reads the card cuts what is too long for it. */
const toldShape = ({ jsonSchema }: Sdk, shape: z.ZodType) => jsonSchema(z.toJSONSchema(shape, { target: 'draft-7', io: 'input' }));
let inputs: ReturnType<typeof fixedInputs> | undefined;

/** Whether a model may propose anything in this reply. */
export const offersTools = ({ mayPropose = [], onPropose }: Offering): boolean => mayPropose.length > 0 && onPropose !== undefined;

/**
 * Tools by which a model proposes. What it fills in is read by `onPropose`; the member's words for a journal are not its to write.
 * @param onShown hears of each card that is shown
 */
export function proposalTools(
  sdk: Sdk,
  { mayPropose = [], challenges = [], messages, onPropose }: Offering,
  onShown: (action: ProposedAction) => void,
) {
  inputs ??= fixedInputs(sdk);
  const show = (given: unknown): string => {
    const card = onPropose?.(given);
    if (!card) return NOT_SHOWN;
    onShown(card);
    return SHOWN;
  };
  const propose = (
    kind: ProposalKind,
    description: string,
    inputSchema: NonNullable<ToolSet[string]['inputSchema']>,
    more: object = {},
  ) => ({
    description: `${description} ${LIMITS}`,
    inputSchema,
    execute: (input: unknown) => show({ ...Object(input), ...more, kind }),
  });
  const names = challenges.map(({ id, name, days }) => `${id} is ${name}, ${days} days`).join('; ');
  const tools: Readonly<Record<ProposalKind, ToolSet[string]>> = {
    'create-goal': propose(
      'create-goal',
      'Proposes a goal, its title in the member’s own words; with a due date only where they named one.',
      inputs.goal,
    ),
    'create-habit': propose(
      'create-habit',
      'Proposes a habit: something small to do again and again, how often, and what it follows (cue).',
      inputs.habit,
    ),
    'log-mood': propose('log-mood', 'Proposes a mood entry, from 1, very low, to 5, very good, as the member told it.', inputs.mood),
    'start-challenge': propose(
      'start-challenge',
      `Proposes to start one of these challenges: ${names}.`,
      toldShape(sdk, z.object({ templateId: z.enum(challenges.map(({ id }) => id)) })),
    ),
    'open-meditation': propose('open-meditation', 'Proposes a quiet timer over this chat.', inputs.meditation),
    'write-journal': propose(
      'write-journal',
      'Proposes to take the member’s own messages of this conversation into their journal.',
      inputs.journal,
      { body: ownWords(messages) },
    ),
  };
  return Object.fromEntries(mayPropose.map((kind) => [kind.replaceAll('-', '_'), tools[kind]]));
}
