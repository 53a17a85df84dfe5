import { MutationObserver, QueryObserver, queryOptions } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { ApiFailure } from "./api-failure";
import { optimisticChange } from "./optimistic-change";
import { createQueryClient } from "./query-client";

type Dish = { id: string; soldOut: boolean };
type Change = { id: string; soldOut: boolean };

const REFUSED = new ApiFailure({
  status: 409,
  code: "ANY",
  message: "",
  issues: [],
  retryAfterSeconds: null,
});
const withDish = (dishes: Dish[], { id, soldOut }: Change) =>
  dishes.map((dish) => (dish.id === id ? { ...dish, soldOut } : dish));
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A menu on screen, a server that answers when told to, and what it was asked. */
async function menu() {
  const client = createQueryClient();
  const asked: string[] = [];
  const answers: ((failure?: Error) => void)[] = [];
  const refused: string[] = [];
  let stored: Dish[] = [
    { id: "pizza", soldOut: false },
    { id: "pasta", soldOut: false },
  ];
  const reads: (() => void)[] = [];
  const query = queryOptions({
    queryKey: ["tenant", "luigi", "dishes"],
    queryFn: async () => {
      const now = stored;
      asked.push("read");
      await new Promise<void>((resolve) => reads.push(resolve));
      return now;
    },
  });
  const observer = new QueryObserver(client, query);
  observer.subscribe(() => {});
  await turn();
  reads[0]?.();
  await turn();
  const change = (what: Change) =>
    new MutationObserver(
      client,
      optimisticChange(client, {
        queryKey: query.queryKey,
        send: async (sent: Change) => {
          asked.push(`${sent.id} ${sent.soldOut}`);
          await new Promise<void>((resolve, reject) =>
            answers.push((failure) => (failure ? reject(failure) : resolve())),
          );
          stored = withDish(stored, sent);
        },
        show: withDish,
        undo: (dishes, { id, soldOut }) => withDish(dishes, { id, soldOut: !soldOut }),
        onRefused: (_, { id }) => refused.push(id),
      }),
    )
      .mutate(what)
      .catch(() => {});
  const soldOut = () =>
    (observer.getCurrentResult().data ?? []).filter((dish) => dish.soldOut).map(({ id }) => id);
  return { client, query, asked, answers, refused, reads, change, soldOut };
}

describe("optimisticChange", () => {
  it("shows changes at once and sends them one after the other", async () => {
    const { asked, answers, reads, change, soldOut } = await menu();
    void change({ id: "pizza", soldOut: true });
    void change({ id: "pasta", soldOut: true });
    await turn();
    expect(soldOut()).toEqual(["pizza", "pasta"]);
    expect(asked).toEqual(["read", "pizza true"]);
    answers[0]?.();
    await turn();
    expect(asked).toEqual(["read", "pizza true", "pasta true"]);
    answers[1]?.();
    await turn();
    expect(asked).toEqual(["read", "pizza true", "pasta true", "read"]);
    reads[1]?.();
    await turn();
    expect(soldOut()).toEqual(["pizza", "pasta"]);
  });

  it("takes back only what was refused", async () => {
    const { answers, refused, change, soldOut } = await menu();
    void change({ id: "pizza", soldOut: true });
    void change({ id: "pasta", soldOut: true });
    await turn();
    answers[0]?.(REFUSED);
    await turn();
    expect(soldOut()).toEqual(["pasta"]);
    expect(refused).toEqual(["pizza"]);
  });

  it("is not wiped out by a reading that began before it", async () => {
    const { client, query, reads, change, soldOut } = await menu();
    void client.invalidateQueries({ queryKey: query.queryKey });
    await turn();
    void change({ id: "pizza", soldOut: true });
    await turn();
    reads[1]?.();
    await turn();
    expect(soldOut()).toEqual(["pizza"]);
  });
});
