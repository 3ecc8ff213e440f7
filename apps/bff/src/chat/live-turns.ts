import type { Proposal } from '@everstep/domain';
import type { Deps } from '../deps.ts';

/** A reply that this server is writing. */
export class LiveTurn {
  readonly stop = new AbortController();
  #text = '';
  #ended = false;
  #replaced = false;
  #proposals: readonly Proposal[] = [];
  #changed = Promise.withResolvers<void>();

  /** What is written so far. */
  get text(): string {
    return this.#text;
  }

  /** Whether the reply and its turn are stored in their final state. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Whether another text stands in place of what was written first; it is to be told from its beginning. */
  get replaced(): boolean {
    return this.#replaced;
  }

  /** What the guide proposes so far; each is stored already, so that it can be answered. */
  get proposals(): readonly Proposal[] {
    return this.#proposals;
  }

  append(piece: string): void {
    this.#text += piece;
    this.#tell();
  }

  /** Adds a proposal, or tells another status of one. A correction proposes nothing. */
  propose(proposal: Proposal): void {
    if (this.#replaced) return;
    this.#proposals = [...this.#proposals.filter(({ id }) => id !== proposal.id), proposal];
    this.#tell();
  }

  /** Puts a text in place of all that was written and proposed. */
  replace(text: string): void {
    this.#text = text;
    this.#replaced = true;
    this.#proposals = [];
    this.#tell();
  }

  end(): void {
    this.#ended = true;
    this.#tell();
  }

  /** Resolves at the next piece or the end. */
  changed(): Promise<void> {
    return this.#ended ? Promise.resolve() : this.#changed.promise;
  }

  #tell(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }
}

/** The replies that one server is writing, and its name in their leases. */
export interface LiveTurns {
  readonly owner: string;
  readonly byId: Map<string, LiveTurn>;
  /** Whether what an earlier server left behind was looked for. */
  swept: boolean;
}

const servers = new WeakMap<object, LiveTurns>();

/** The live turns of the server that these dependencies belong to. */
export function liveTurns(deps: Pick<Deps, 'background' | 'ids'>): LiveTurns {
  const known = servers.get(deps.background);
  if (known) return known;
  const made = { owner: deps.ids.next(), byId: new Map<string, LiveTurn>(), swept: false };
  servers.set(deps.background, made);
  return made;
}
