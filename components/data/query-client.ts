import { QueryCache, QueryClient } from "@tanstack/react-query";
import type { ApiFailure } from "./api-failure";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiFailure;
  }
}

/** So long what a page brought along is not asked for again. */
export const FRESH_MS = 10_000;

const UNAUTHENTICATED = 401;
const OTHER_TRY_MS = 700;

/** Whether the same question may well be answered a moment later: a gateway or a network that stumbled. */
function isPassing(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status === 502 || failure.status === 503 || failure.status === 504;
}

/**
 * The cache of what pages read. Reading is tried once more after a passing failure, writing never. A page that opens
 * asks anew, but shows what is known meanwhile; nothing is asked again only because a window comes to the front, which
 * on a kitchen tablet is all the time: what has to stay current follows the event stream. Only what the page brought along
 * is not asked for at once (first-answers.ts).
 *
 * @param onSignedOut called when something may no longer be read because the session has ended
 */
export function createQueryClient({
  onSignedOut = () => {},
}: {
  onSignedOut?: () => void;
} = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure) => failure.status === UNAUTHENTICATED && onSignedOut(),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, failure) => failures === 0 && isPassing(failure),
        retryDelay: OTHER_TRY_MS,
        // Being offline is a failure that the page shows, not an endless pause.
        networkMode: "always",
        refetchOnWindowFocus: false,
        // What nobody has read here yet, the page has brought.
        staleTime: ({ state }) => (state.dataUpdateCount === 0 ? FRESH_MS : 0),
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** For lists that the event stream keeps current: nothing of them is kept when nobody listens. */
export const LIVE_QUERY = { gcTime: 0, retry: false } as const;
