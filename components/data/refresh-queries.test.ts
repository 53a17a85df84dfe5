import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { unreachable } from "./api-failure";
import { createQueryClient, LIVE_QUERY } from "./query-client";
import { refreshQueries } from "./refresh-queries";

const KEY = ["tenant", "luigi", "orders"];

/** A query on screen whose readings end when told to. Each reads what is true when it begins. */
function shown(key: readonly string[] = KEY) {
  const client = createQueryClient();
  const world = { value: 1 };
  const ends: ((failure?: Error) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: key,
    queryFn: async () => {
      const { value } = world;
      await new Promise<void>((resolve, reject) =>
        ends.push((failure) => (failure ? reject(failure) : resolve())),
      );
      return value;
    },
    ...LIVE_QUERY,
  });
  const leave = observer.subscribe(() => {});
  return { client, observer, world, ends, leave };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("refreshQueries", () => {
  it("reads again what was being read for the first time, because that may be older than the change", async () => {
    const { client, observer, world, ends, leave } = shown();
    await turn();
    world.value = 2;
    const refreshed = refreshQueries(client, KEY);
    ends[0]?.();
    await turn();
    ends[1]?.();
    expect(await refreshed).toBe(true);
    expect(observer.getCurrentResult().data).toBe(2);
    leave();
  });

  it("says when there was no answer and keeps what was known", async () => {
    const { client, observer, ends, leave } = shown();
    await turn();
    ends[0]?.();
    await turn();
    const refreshed = refreshQueries(client, KEY);
    await turn();
    ends[1]?.(unreachable());
    expect(await refreshed).toBe(false);
    expect(observer.getCurrentResult()).toMatchObject({ data: 1, error: { code: "UNREACHABLE" } });
    leave();
  });

  it("leaves what is below another key alone", async () => {
    const { client, ends, leave } = shown(["tenant", "mario", "orders"]);
    await turn();
    ends[0]?.();
    await turn();
    expect(await refreshQueries(client, KEY)).toBe(true);
    expect(ends).toHaveLength(1);
    leave();
  });
});
