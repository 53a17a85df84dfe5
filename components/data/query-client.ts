import { QueryCache, QueryClient } from "@tanstack/react-query";
import type { ApiFailure } from "./api-failure";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiFailure;
  }
}

const UNAUTHENTICATED = 401;
const OTHER_TRY_MS = 700;

/** Whether the same question may well be answered a moment later: a gateway or a network that stumbled. */
function isPassing(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status === 502 || failure.status === 503 || failure.status === 504;
}

/**
 * The cache of what pages read. Reading is tried once more after a passing failure, writing never. A page that opens
 * asks anew, but shows what is known meanwhile; nothing is asked again only because a window comes to the front, which
 * on a kitchen tablet is all the time: what has to stay current follows the event stream.
 *
 * @param onSignedOut called when something may not be read any more because the session has ended
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
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** For lists that the event stream keeps current: nothing of them is kept when nobody listens. */
export const LIVE_QUERY = { gcTime: 0, retry: false } as const;
