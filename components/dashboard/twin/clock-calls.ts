import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { TestClockWire } from "@/lib/platform/twins/test-clock-contract";

const PATH = "/api/tenant/{tenantId}/test-clock" as const;

const MOVING_MS = 1_000;
/** Somebody else may move it, and one that runs shows minutes. */
const RESTING_MS = 20_000;

/** What time it is at a test twin, read every second while it moves. */
export const testClockOf = (slug: string) =>
  queryOptions({
    queryKey: ["tenant", slug, "test-clock"],
    queryFn: (): Promise<TestClockWire> => dataOf(api.GET(PATH, { params: { path: { tenantId: slug } } })),
    refetchInterval: ({ state }) => (state.data?.status === "moving" ? MOVING_MS : RESTING_MS),
  });

/** Sends the clock of a test twin to an instant. */
export const moveTestClock = (slug: string, to: Date): Promise<TestClockWire> =>
  dataOf(api.POST(PATH, { params: { path: { tenantId: slug } }, body: { to: to.toISOString() } }));

/** Events and emails of a test twin, the latest first, page after page. */
export const testTimelineOf = (slug: string) =>
  infiniteQueryOptions({
    queryKey: ["tenant", slug, "test-timeline"],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/test-clock/timeline", {
          params: {
            path: { tenantId: slug },
            query: { limit: 30, ...(pageParam ? { cursor: pageParam } : {}) },
          },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
