import { type Bazar, dataOf, type WebhookEvent } from "bazar-client";

/** The version of payloads that this program was written for: the feed's default is another than an endpoint's. */
export const API_VERSION = "2026-11-28";

/** What webhooks and the feed have in common; `isEvent` tells what is in `data`. */
export interface RestaurantEvent {
  id: string;
  type: string;
  sequence: number;
  test?: unknown;
  data: Record<string, unknown>;
}

/**
 * Works off each event once and in order. Deliveries may come twice, late and in any order; `sequence` puts that
 * right: what is not the next event is read from the feed, which has all of them. Keep `cursor` in your database, in
 * one transaction with what an event changes; here it lives as long as the program.
 */
export class EventInbox {
  readonly counts = { applied: 0, repeats: 0, readFromFeed: 0 };
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: {
      bazar: Bazar;
      tenant: string;
      handle: (event: RestaurantEvent) => Promise<void>;
    },
    public cursor: number,
  ) {}

  /** Takes a delivery. Failures are kept for `settled`: the platform has its 2xx, the feed has the event. */
  receive(event: WebhookEvent): void {
    void this.#enqueue(async () => {
      if (event.sequence <= this.cursor) this.counts.repeats += 1;
      else if (event.sequence === this.cursor + 1) await this.#apply(event);
      // An endpoint for some types only sees gaps all the time; the feed tells which were missed.
      else await this.#readFeed();
    }).catch(() => {});
  }

  /** Reads what was missed while the program was down. */
  catchUp(): Promise<void> {
    return this.#enqueue(() => this.#readFeed());
  }

  #enqueue(job: () => Promise<void>): Promise<void> {
    const done = this.#work.then(job);
    this.#work = done.catch((failure: unknown) => console.error("An event was not worked off:", failure));
    return done;
  }

  async #readFeed(): Promise<void> {
    for (;;) {
      const { events } = await dataOf(
        this.options.bazar.GET("/api/tenant/{tenantId}/events", {
          params: {
            path: { tenantId: this.options.tenant },
            query: { cursor: String(this.cursor), limit: 100, apiVersion: API_VERSION },
          },
        }),
      );
      for (const event of events) {
        await this.#apply(event);
        this.counts.readFromFeed += 1;
      }
      if (events.length < 100) return;
    }
  }

  async #apply(event: RestaurantEvent): Promise<void> {
    if (event.sequence <= this.cursor) return;
    // Tests have the shape of real events and mean nothing.
    if (event.test !== true) await this.options.handle(event);
    this.cursor = event.sequence;
    this.counts.applied += 1;
  }
}

/** The sequence of the last event there is: a feed has no "from now", so this pages to its end. */
export async function lastSequence(bazar: Bazar, tenant: string): Promise<number> {
  let cursor = "0";
  for (;;) {
    const page = await dataOf(
      bazar.GET("/api/tenant/{tenantId}/events", {
        params: { path: { tenantId: tenant }, query: { cursor, limit: 100, apiVersion: API_VERSION } },
      }),
    );
    if (page.events.length === 0) return Number(cursor);
    cursor = page.nextCursor;
  }
}
