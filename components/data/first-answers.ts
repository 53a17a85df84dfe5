import type { DehydratedState, QueryClient, QueryKey } from "@tanstack/react-query";
import { FRESH_MS } from "./query-client";

/** What a page asked the API for on the server, under the keys of the browser's own queries. */
export type FirstAnswers = readonly {
  queryKey: QueryKey;
  queryHash: string;
  data: unknown;
  /** Set for lists that are read page after page. */
  queryType?: "infinite" | undefined;
}[];

const arrivals = new WeakMap<FirstAnswers, number>();

/**
 * The state of a cache to which the answers are new, as of their arrival on this device, whose clock may be another one
 * than the server's. Nothing for what is on screen already, which the browser keeps current itself, and nothing from a page
 * that was left long ago: on the way back the router shows what it was sent then. What was read before and is on no screen
 * gives way.
 */
export function arriveAt(client: QueryClient, answers: FirstAnswers, nowMs: number): DehydratedState {
  const arrivedMs = arrivals.get(answers) ?? nowMs;
  arrivals.set(answers, arrivedMs);
  if (nowMs - arrivedMs >= FRESH_MS) return { queries: [], mutations: [] };
  const cache = client.getQueryCache();
  const wanted = answers.filter(({ queryHash }) => !cache.get(queryHash)?.getObserversCount());
  for (const { queryHash } of wanted) {
    const known = cache.get(queryHash);
    if (known && known.state.dataUpdatedAt < arrivedMs) cache.remove(known);
  }
  return { mutations: [], queries: wanted.map((answer) => arrived(answer, arrivedMs)) };
}

function arrived(
  { queryKey, queryHash, queryType, data }: FirstAnswers[number],
  arrivedMs: number,
): DehydratedState["queries"][number] {
  return {
    queryKey,
    queryHash,
    ...(queryType && { queryType }),
    dehydratedAt: arrivedMs,
    state: {
      data,
      dataUpdatedAt: arrivedMs,
      // Nobody has read it here (query-client.ts).
      dataUpdateCount: 0,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: "idle",
      isInvalidated: false,
      status: "success",
    },
  };
}
