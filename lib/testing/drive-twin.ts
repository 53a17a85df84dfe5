import type { Api } from "./call";
import { orderBody, type SeededShop } from "./seed-shop";
import type { TestApp } from "./test-app";

const MINUTE_MS = 60_000;

/** Whoever works at a twin, and what they do there. */
export function driveTwin({ app, api }: { app: TestApp; api: Api }, twin: SeededShop) {
  const path = (rest: string) => `/api/tenant/${twin.slug}${rest}`;
  async function ask(method: string, rest: string, body?: unknown) {
    const answer = await api(method, path(rest), { as: twin.owner, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${rest}: ${answer.text}`);
    return answer.body;
  }
  const clock = () => ask("GET", "/test-clock");

  /** Works off what there is until the clock no longer moves. */
  async function settle() {
    for (let tries = 0; tries < 100; tries += 1) {
      await app.jobs.drain(app);
      const seen = await clock();
      if (seen.status !== "moving") return seen;
    }
    throw new Error("The clock goes on moving.");
  }

  return {
    ask,
    clock,
    settle,
    async place(changes: Record<string, unknown> = {}) {
      const { body, status, text } = await api("POST", `/api/public/${twin.slug}/orders`, {
        body: orderBody(twin, changes),
      });
      if (status !== 200) throw new Error(text);
      return body;
    },
    pay: (clientSecret: string) =>
      api("POST", `/api/public/${twin.slug}/test-payments`, { body: { clientSecret, outcome: "succeeded" } }),
    async bring(orderId: string, ...statuses: string[]) {
      for (const status of statuses) await ask("PATCH", `/orders/${orderId}`, { status });
    },
    async move(by: Record<string, number>) {
      await ask("POST", "/test-clock", { by });
      return settle();
    },
    /** What happened since an instant, in order: minutes after it, and what. */
    async happened(since: Date): Promise<string[]> {
      const entries: { at: string; type: string }[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page: { entries: typeof entries; nextCursor: string | null } = await ask(
          "GET",
          `/test-clock/timeline${cursor && `?cursor=${cursor}`}`,
        );
        entries.push(...page.entries);
        cursor = page.nextCursor;
      }
      return entries
        .reverse()
        .filter(({ at }) => new Date(at) > since)
        .map(({ at, type }) => {
          const minutes = (new Date(at).getTime() - since.getTime()) / MINUTE_MS;
          return `${Math.round(minutes * 10) / 10} ${type}`;
        });
    },
  };
}
