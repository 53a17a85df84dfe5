/**
 * The self-hosted server as a process of its own, with routes that bring it into the states that alerts are for, and
 * without jobs: nobody works off what a drill leaves. Tells its port when it is ready.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { getApp } from "@/lib/app/app";
import { endpoint } from "@/lib/app/endpoint";
import { publicAccess } from "@/lib/platform/http/guard";
import { apiRoutes } from "../../.build/api-routes";
import { createHttpServer } from "../../server/http-server";
import { provideBazar } from "../../server/provide-bazar";

provideBazar();
const app = getApp();
const kept: unknown[] = [];
const SLOW_MS = 1_500;
const BLOCKED_MS = 400;
const RETRY_MS = 50;
const MEMORY_BYTES = 1.1e9;

const drills: Record<string, () => Promise<unknown>> = {
  async fail() {
    throw new Error("a drill");
  },
  slow: () => wait(SLOW_MS),
  async block() {
    const until = performance.now() + BLOCKED_MS;
    while (performance.now() < until);
  },
  async hold() {
    for (;;) {
      await app.db.pool.connect().then(
        (client) => kept.push(client),
        () => wait(RETRY_MS),
      );
    }
  },
  async memory() {
    kept.push(Buffer.alloc(MEMORY_BYTES, 1));
  },
  async streams() {
    const most = Math.ceil(app.streams.most * 0.95);
    for (let count = 0; count < most; count += 1)
      app.streams.take({ key: [String(count)], most: 1 }, () => undefined);
  },
  processor: () => app.payments.retrieveIntent("pi_drill").catch(() => undefined),
};

const routes = Object.entries(drills).map(([name, provoke]) => ({
  path: `/api/drill/${name}`,
  methods: ["GET"],
  module: {
    GET: endpoint({
      operationId: `drill_${name}`,
      summary: "A drill",
      tag: "Local development",
      guard: publicAccess,
      response: z.object({}),
      errors: [],
      async handle() {
        await provoke();
        return {};
      },
    }),
  },
}));

const { server } = await createHttpServer(app, {
  routes: [...apiRoutes, ...routes],
  pages: async ({ url }, response) => {
    response.writeHead(url === "/broken" ? 500 : 200, { "content-type": "text/plain" }).end("a page");
  },
});
process.on("disconnect", () => process.exit(0));
server.listen(app.env.PORT, "127.0.0.1");
await once(server, "listening");
process.send?.((server.address() as AddressInfo).port);
