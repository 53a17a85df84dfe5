import { hydrate, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { arriveAt, type FirstAnswers } from "./first-answers";
import { createQueryClient, FRESH_MS } from "./query-client";

const key = ["tenant", "luigi", "orders"];
const answersOf = (data: unknown): FirstAnswers => [{ queryKey: key, queryHash: JSON.stringify(key), data }];

/** A page that asks for the orders, and how often it has asked the server. */
function opened(client: ReturnType<typeof createQueryClient>) {
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return "read by the browser";
  };
  const observer = new QueryObserver(client, { queryKey: key, queryFn });
  const leave = observer.subscribe(() => {});
  return { observer, leave, asked: () => asked };
}

describe("what a page brings along", () => {
  it("is not asked for again while it is fresh", () => {
    const client = createQueryClient();
    hydrate(client, arriveAt(client, answersOf("sent with the page"), Date.now()));
    const page = opened(client);
    expect(page.observer.getCurrentResult().data).toBe("sent with the page");
    expect(page.asked()).toBe(0);
  });

  it("is read anew by whoever wants it anew", async () => {
    const client = createQueryClient();
    hydrate(client, arriveAt(client, answersOf("sent with the page"), Date.now()));
    const page = opened(client);
    await client.invalidateQueries({ queryKey: key });
    expect(page.observer.getCurrentResult().data).toBe("read by the browser");
  });

  it("is as old as its arrival, whatever the server's clock says", () => {
    const client = createQueryClient();
    const [query] = arriveAt(client, answersOf("sent with the page"), 1_000).queries;
    expect(query?.state.dataUpdatedAt).toBe(1_000);
  });

  it("does not come back from a page that was left long ago", () => {
    const client = createQueryClient();
    const answers = answersOf("sent with the page");
    expect(arriveAt(client, answers, 0).queries).toHaveLength(1);
    expect(arriveAt(client, answers, FRESH_MS - 1).queries).toHaveLength(1);
    expect(arriveAt(client, answers, FRESH_MS).queries).toHaveLength(0);
  });

  it("replaces what was read before and is on no screen", async () => {
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: key, queryFn: async () => "old" });
    hydrate(client, arriveAt(client, answersOf("sent with the page"), Date.now() + 1));
    expect(client.getQueryData(key)).toBe("sent with the page");
  });

  it("leaves alone what is on screen", async () => {
    const client = createQueryClient();
    const page = opened(client);
    await page.observer.refetch();
    hydrate(client, arriveAt(client, answersOf("sent with the page"), Date.now() + 1));
    expect(client.getQueryData(key)).toBe("read by the browser");
  });

  it("counts as fresh only until the browser has read it itself", async () => {
    const client = createQueryClient();
    hydrate(client, arriveAt(client, answersOf("sent with the page"), Date.now()));
    const first = opened(client);
    await first.observer.refetch();
    first.leave();
    expect(opened(client).asked()).toBe(1);
  });
});
