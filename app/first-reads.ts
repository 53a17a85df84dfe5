import { AsyncLocalStorage } from "node:async_hooks";
import { dehydrate, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { FirstAnswers } from "@/components/data/first-answers";
import { carryCallsBy } from "@/components/data/typed-fetch";
import { callInProcess } from "@/lib/platform/http/in-process";

/** A query of the browser, as `queryOptions` or `infiniteQueryOptions` give it. */
export type FirstQuery = { queryKey: QueryKey };

/** A page waits no longer for what its browser could ask for as well. */
const PATIENCE_MS = 2_000;

/** What an endpoint may learn of the request for the page. */
const PASSED_ON = ["cookie", "accept-language", "user-agent"];

/** The headers of the page whose queries are running. */
const asking = new AsyncLocalStorage<Headers>();

carryCallsBy((address, init) => {
  const asked = asking.getStore();
  if (!asked) return fetch(address, init);
  if (init.method !== "GET") throw new Error("Pages change nothing.");
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = asked.get(name);
    if (value !== null) headers.set(name, value);
  }
  return callInProcess(new Request(`http://localhost${address}`, { headers }));
});

/**
 * Reads queries of the browser on the server, for the page with these headers: each call runs the endpoint itself, with its
 * guard, its limits and its schema, so nobody is shown what the API would refuse. What is refused, fails or takes too long
 * is left out, and the browser asks for it. Never throws.
 */
export async function readFirst(
  queries: readonly FirstQuery[],
  headers: Headers,
  patienceMs = PATIENCE_MS,
): Promise<FirstAnswers> {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: "always" } } });
  const reading = asking.run(headers, () =>
    queries.map((query) => {
      const options = { ...query, retry: false, gcTime: Number.POSITIVE_INFINITY };
      return "initialPageParam" in query
        ? client.prefetchInfiniteQuery({ initialPageParam: undefined, ...options })
        : client.prefetchQuery(options);
    }),
  );
  await inTime(Promise.all(reading), patienceMs);
  return dehydrate(client).queries.map(({ queryKey, queryHash, queryType, state: { data } }) => ({
    queryKey,
    queryHash,
    data,
    ...(queryType && { queryType }),
  }));
}

async function inTime(reading: Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([reading, late]);
  clearTimeout(timer);
}
