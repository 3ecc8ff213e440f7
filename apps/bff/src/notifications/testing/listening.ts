import type { MemberEvent } from '@everstep/domain';
import type { Person } from '../../testing/index.ts';

/** One event of a stream. */
export interface Told {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Partial<MemberEvent>;
}

/** A client of the stream that keeps what it was told. */
export async function listening(who: Pick<Person, 'fetch'>, lastEventId?: string) {
  const response = await who.fetch('/api/events', lastEventId === undefined ? {} : { headers: { 'last-event-id': lastEventId } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const told: Told[] = [];
  let text = '';
  return {
    told,
    /** Reads on until an event is told that matches; answers everything told about notifications. */
    async until(matches: (event: Told) => boolean): Promise<readonly Told[]> {
      while (!told.some(matches)) {
        const next = await reader?.read();
        if (!next || next.done) throw new Error('the stream has ended');
        text += next.value;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        told.push(...blocks.filter((block) => block.includes('event: ')).map(readBlock));
      }
      return told.filter(({ data }) => data.resource === 'notification');
    },
    leave: () => reader?.cancel(),
  };
}

function readBlock(block: string): Told {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  // Every event of the stream carries JSON; the test compares what it reads.
  return { event: field('event') ?? '', id: field('id'), data: JSON.parse(field('data') ?? '{}') as Partial<MemberEvent> };
}

/** The end of what a stream tells at its beginning. */
export const ready = ({ event }: Told): boolean => event === 'ready';
