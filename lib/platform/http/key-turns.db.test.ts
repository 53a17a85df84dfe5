import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { z } from "zod";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { createEndpoint } from "./endpoint";

type Context = { actor: { keyId?: string } };

/** An operation of whoever `x-key` names, and how many of its requests have run at once. */
function countedRead() {
  let running = 0;
  let most = 0;
  const handler = createEndpoint()<Context, undefined, undefined, undefined, z.ZodObject>({
    ...{ operationId: "getTestRead", summary: "Read", description: "Reads.", tag: "Orders", errors: [] },
    guard: {
      name: "key",
      cookies: [],
      check: async ({ request }) => ({ actor: { keyId: request.headers.get("x-key") ?? undefined } }),
    },
    response: z.object({}),
    async handle() {
      running += 1;
      most = Math.max(most, running);
      await wait(20);
      running -= 1;
      return {};
    },
  });
  const ask = (headers: Record<string, string>) =>
    handler(new Request("http://127.0.0.1/api/test", { headers }), { app });
  return { ask, most: () => most };
}

it("reads of one key run one after the other, beside those of other keys and of people", async () => {
  const { ask, most } = countedRead();
  const greedy = await Promise.all(Array.from({ length: 8 }, () => ask({ "x-key": "key_greedy" })));
  expect(greedy.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(most()).toBe(1);
  await Promise.all(["key_one", "key_two", "key_three"].map((key) => ask({ "x-key": key })));
  expect(most()).toBe(3);
  await Promise.all(Array.from({ length: 8 }, () => ask({})));
  expect(most()).toBe(8);
});
