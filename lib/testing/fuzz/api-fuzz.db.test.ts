import fc from "fast-check";
import { describe, expect } from "vitest";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { apiRoutes } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { type FuzzWorld, seedFuzzWorld } from "./fuzz-world";
import { inWorld, requestsTo } from "./requests";

const RUNS = Number(process.env.FUZZ_RUNS ?? cases(7));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_118);
/** Requests may leave little of a world, so a new one is made after so many, whichever operation sent them. */
const RUNS_PER_WORLD = 300;
/** The slowest operation, the local mailbox, renders up to 100 emails for a call: 0.6 s on a busy machine. */
const MOST_MS_PER_RUN = 3_000;

const endpoints = endpointsOf(apiRoutes);

const settings = { LOG_LEVEL: process.env.FUZZ_LOG_LEVEL ?? "silent" };
const it = appTest.extend("settings", { scope: "file" }, settings);

/** For operations that only read: they leave a world as it was. */
let readersWorld: Promise<FuzzWorld> | undefined;
let writersWorld: Promise<FuzzWorld> | undefined;
let writes = 0;

function worldFor(method: string): Promise<FuzzWorld> {
  if (method === "GET") {
    readersWorld ??= seedFuzzWorld(app, api);
    return readersWorld;
  }
  if (!writersWorld || writes % RUNS_PER_WORLD === 0) writersWorld = seedFuzzWorld(app, api);
  writes += 1;
  return writersWorld;
}

describe("whatever it is sent, an operation keeps to its contract and never fails inside", () => {
  it.each(endpoints.map((endpoint) => [endpoint.definition.operationId, endpoint] as const))(
    "%s",
    async (_, endpoint) => {
      const property = fc.asyncProperty(requestsTo(endpoint), async (request) => {
        const world = await worldFor(endpoint.method);
        const { path: address, ...options } = inWorld(world, endpoint.path, request);
        const { status } = await api(endpoint.method, address, options);
        expect(status).toBeLessThan(500);
      });
      await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: RUNS <= 100 });
    },
    30_000 + RUNS * MOST_MS_PER_RUN,
  );
});
