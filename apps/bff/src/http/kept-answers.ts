/** Members whose last answers are kept; a dashboard takes up to 10 kB. */
const CAPACITY = 1000;

/** The last answer of each member at an endpoint, as it was written, with the state that it was made from. */
export class KeptAnswers {
  readonly #answers = new Map<string, { readonly state: string; readonly body: string }>();
  readonly #capacity: number;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** The answer kept under a name; undefined when it was made from another state. */
  find(name: string, state: string): string | undefined {
    const kept = this.#answers.get(name);
    return kept?.state === state ? kept.body : undefined;
  }

  /** Keeps an answer in place of the last one; the one that was made longest ago goes when there are too many. */
  keep(name: string, state: string, body: string): void {
    this.#answers.delete(name);
    this.#answers.set(name, { state, body });
    if (this.#answers.size <= this.#capacity) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}
