import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isAppError } from "@/lib/core/errors/app-error";
import { decideHit } from "@/lib/testing/sliding-window";
import type { Limiter } from "./limiter";
import type { RateLimitPolicy } from "./limits";
import { createUpstashLimiter } from "./upstash-gateway";

/**
 * Stands in for Upstash's REST interface: takes the commands that the SDK sends, and keeps the log of the one script
 * with the pure rule that the database limiter is held to as well.
 */
function startRedis(): Promise<{ server: Server; url: string; failNext: () => void }> {
  const logs = new Map<string, Map<string, number>>();
  const logOf = (key = "") => logs.get(key) ?? logs.set(key, new Map()).get(key) ?? new Map<string, number>();
  const land = (log: Map<string, number>, member = "") => {
    const at = log.get(member);
    if (at !== undefined && log.delete(member)) log.set(member.slice("flight:".length), at);
    return 0;
  };
  const commands: Record<string, (words: string[]) => number | number[] | undefined> = {
    EVAL([script = "", , key, ...args]) {
      const log = logOf(key);
      if (script.includes("ZSCORE")) return land(log, args[0]);
      const [now, windowMs, limit, member = ""] = args;
      const inFlight = [...log].some(([name, at]) => name.startsWith("flight:") && at > Number(now) - 30_000);
      const decision = decideHit([...log.values()], Number(now), Number(limit), Number(windowMs));
      if (decision.admitted && member !== "") log.set(member, Number(now));
      return decision.admitted ? [-1, 0] : [decision.hits.at(-Number(limit)) ?? 0, Number(inFlight)];
    },
    ZREM([key, member = ""]) {
      return Number(logOf(key).delete(member));
    },
  };
  let failing = false;
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    if (failing || request.headers.authorization !== "Bearer token") {
      response.writeHead(500).end(JSON.stringify({ error: "down" }));
      return;
    }
    const [command = "", ...words] = JSON.parse(text) as string[];
    const result = commands[command.toUpperCase()]?.(words);
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(result === undefined ? { error: "unknown" } : { result }));
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({
        server,
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        failNext: () => {
          failing = true;
        },
      }),
    ),
  );
}

const policy: RateLimitPolicy = { name: "test", limit: 3, windowSeconds: 60 };
let redis: Awaited<ReturnType<typeof startRedis>>;
let limiter: Limiter;
let nowMs = 1_000_000;

beforeEach(async () => {
  redis = await startRedis();
  nowMs = 1_000_000;
  limiter = createUpstashLimiter({ url: redis.url, token: "token" }, { now: () => new Date(nowMs) });
});

afterEach(() => redis.server.close());

async function retryAfter(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.headers["retry-after"] ?? null;
  }
}

it("admits the limit and tells the true wait, which a refusal does not prolong", async () => {
  for (let index = 0; index < 3; index++) {
    expect(await retryAfter(limiter.take(policy, ["a"]))).toBeNull();
    nowMs += 10_000;
  }
  expect(await retryAfter(limiter.take(policy, ["a"]))).toBe("30");
  nowMs += 29_000;
  expect(await retryAfter(limiter.take(policy, ["a"]))).toBe("1");
  nowMs += 1_000;
  expect(await retryAfter(limiter.take(policy, ["a"]))).toBeNull();
});

it("keeps keys apart and looks without recording", async () => {
  for (let index = 0; index < 3; index++) await limiter.take(policy, ["a"]);
  expect(await limiter.peek(policy, ["a"])).toBe(60);
  for (let index = 0; index < 5; index++) expect(await limiter.peek(policy, ["b"])).toBeNull();
  expect(await retryAfter(limiter.take(policy, ["b"]))).toBeNull();
});

it("takes a hit off the record, that one only and only once", async () => {
  const first = await limiter.take(policy, ["a"]);
  nowMs += 10_000;
  await limiter.take(policy, ["a"]);
  await limiter.take(policy, ["a"]);
  await first.giveBack();
  await first.giveBack();
  await limiter.take(policy, ["a"]);
  expect(await limiter.peek(policy, ["a"])).toBe(60);
});

it("asks for a second try within seconds while attempts are in flight, and for the whole wait once they failed", async () => {
  const attempts = [];
  for (let index = 0; index < 3; index++) attempts.push(await limiter.attempt(policy, ["a"]));
  expect(await retryAfter(limiter.attempt(policy, ["a"]))).toBe("2");
  await attempts[0]?.giveBack();
  expect(await retryAfter(limiter.attempt(policy, ["a"]))).toBeNull();
  for (const attempt of attempts.slice(1)) await attempt.fail();
  expect(await retryAfter(limiter.attempt(policy, ["a"]))).toBe("2");
  nowMs += 30_000;
  expect(await retryAfter(limiter.attempt(policy, ["a"]))).toBe("30");
});

it("does not let requests pass when Redis is down", async () => {
  redis.failNext();
  await expect(limiter.take(policy, ["a"])).rejects.toThrow();
});
