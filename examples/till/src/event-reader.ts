import { dataOf } from "bazar-client";
import type { Restaurant, Schemas } from "./bazar.js";

export type FeedEvent = Schemas["EventFeed"]["events"][number];
export type HeardEvent = {
  readonly id: string;
  readonly type: string;
  readonly sequence: number;
  readonly data: FeedEvent["data"];
};

/**
 * Each event once, in order. Deliveries come twice and out of order, and the number has gaps where an event went to
 * another endpoint only. So: what is next is worked off as delivered; what is old is left; and where something is
 * missing, all of it is read from the feed.
 */
export class EventReader {
  readonly #restaurant: Restaurant;
  readonly #work: (event: HeardEvent) => Promise<void>;
  #last: number;
  #queue: Promise<void> = Promise.resolve();
  #problem: unknown = null;
  readonly counts = { delivered: 0, repeated: 0, fromFeed: 0 };

  constructor(restaurant: Restaurant, last: number, work: (event: HeardEvent) => Promise<void>) {
    this.#restaurant = restaurant;
    this.#last = last;
    this.#work = work;
  }

  /** Where the feed ends now. A till that has been here before begins at the number that it saved. */
  static async endOfFeed(restaurant: Restaurant): Promise<number> {
    let last = 0;
    for await (const event of feed(restaurant, 0)) last = event.sequence;
    return last;
  }

  get last(): number {
    return this.#last;
  }

  /** A delivery. One is worked off after the other, whatever the order in which they come. */
  hear(event: HeardEvent): void {
    void this.#after(async () => {
      if (event.sequence <= this.#last) this.counts.repeated += 1;
      else if (event.sequence === this.#last + 1) {
        await this.#take(event);
        this.counts.delivered += 1;
      } else await this.#readFeed();
    });
  }

  /** What was not delivered, as after an hour in which the till was off. */
  async catchUp(): Promise<void> {
    // What failed before is read again now, because the number has not moved on past it.
    await this.#after(() => {
      this.#problem = null;
      return this.#readFeed();
    });
    if (this.#problem !== null) throw this.#problem;
  }

  async #readFeed(): Promise<void> {
    for await (const event of feed(this.#restaurant, this.#last)) {
      await this.#take(event);
      this.counts.fromFeed += 1;
    }
  }

  /** The number moves on after the work: what failed comes again, so the work itself must bear a repeat. */
  async #take(event: HeardEvent): Promise<void> {
    await this.#work(event);
    this.#last = event.sequence;
  }

  #after(step: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(step).catch((problem: unknown) => {
      this.#problem = problem;
    });
    return this.#queue;
  }
}

async function* feed({ bazar, path }: Restaurant, after: number): AsyncGenerator<FeedEvent> {
  let cursor = String(after);
  for (;;) {
    const page = await dataOf(
      bazar.GET("/api/tenant/{tenantId}/events", { params: { path, query: { limit: 100, cursor } } }),
    );
    yield* page.events;
    // The feed has no last page: it ends, for now, with an empty one.
    if (page.events.length === 0) return;
    cursor = page.nextCursor;
  }
}
