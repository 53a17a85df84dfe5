import { Agent, get } from "node:http";
import { afterAll, expect, it } from "vitest";
import { seedShop } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { projectFolder } from "../launch/project.mjs";
import { endAll, serve } from "./start-program";

const CLIENTS = 8;
/** How often the load balancer of this test looks whether a server takes requests. */
const LOOK_MS = 100;
/** Long enough for a look that a busy machine delays by seconds. */
const DRAIN_SECONDS = 6;

afterAll(endAll);

/** The status of an answer, or the code of the error that there was instead. */
function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

it("a server that drains refuses nobody until its load balancer knows, under load", async () => {
  const app = await createTestApp();
  const { slug } = await seedShop(app);
  await app.stop();
  const { child, ended, origin } = await serve(projectFolder, {
    DATABASE_URL: await testDatabaseUrl(),
    SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
    GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
    PUBLIC_URL: "http://localhost:3999",
    BAZAR_DEMO: "",
    LOG_LEVEL: "fatal",
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  });
  await expect
    .poll(() => ask(`${origin}/api/public/${slug}/menu`, new Agent()), { timeout: 20_000 })
    .toBe(200);
  const answers: (number | string)[] = [];
  let isListed = true;
  let isStopping = false;
  let servedWhileStopping = 0;

  const client = async (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive });
    while (isListed) {
      answers.push(await ask(`${origin}/api/public/${slug}/menu`, agent));
      if (isStopping) servedWhileStopping += 1;
    }
    agent.destroy();
  };
  const loadBalancer = async () => {
    const agent = new Agent();
    while (isListed) {
      const isReady = (await ask(`${origin}/readyz`, agent)) === 200;
      // A busy machine may miss a look before the stop; that is not what this test is about.
      isListed = isReady || !isStopping;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const running = [loadBalancer(), ...Array.from({ length: CLIENTS }, (_, index) => client(index % 2 === 0))];
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const stoppedAt = performance.now();
  isStopping = true;
  child.kill("SIGTERM");
  await Promise.all(running);
  expect((await ended).code).toBe(0);
  expect(performance.now() - stoppedAt).toBeGreaterThan(DRAIN_SECONDS * 1_000);
  expect(servedWhileStopping).toBeGreaterThan(0);
  expect(answers.filter((answer) => answer !== 200)).toEqual([]);
}, 60_000);
