import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { GUIDES } from "@/components/docs/guides";
import { deliverWebhooks } from "@/lib/restaurant/webhooks/deliver-webhooks";
import { keyFor } from "@/lib/testing/api-keys";
import { originOf } from "@/lib/testing/call";
import { driveWebhooks } from "@/lib/testing/drive-webhooks";
import { api, app, receiver, shop, webhookTest as test } from "@/lib/testing/fixtures";
import { seedPayoutAccount } from "@/lib/testing/online-payments";
import { isPrinted, readGuides } from "./code-of-guides";
import { runStep } from "./run-code";

const guides = await readGuides();
/** Nothing in them is a program. */
const READ_ONLY = new Set(["changes", "going-live"]);
/** A machine without Python runs the rest. */
const hasPython = spawnSync("python3", ["--version"]).status === 0;

test("every guide is on a page, and every page has its guide", () => {
  expect(guides.map(({ name }) => name)).toEqual(GUIDES.map(({ name }) => name).sort());
});

test.for(guides)(
  "the code of $name does what the guide says",
  { timeout: 180_000 },
  async ({ name, steps }) => {
    expect(steps.length > 0, "runs something").toBe(!READ_ONLY.has(name));
    const stopWork = keepWorking();
    const folder = await mkdtemp(path.join(tmpdir(), "bazar-guide-"));
    try {
      const env = await readersWorld();
      for (const step of steps.filter(({ language }) => language !== "py" || hasPython)) {
        const output = await runStep(step, { folder, env });
        expect(isPrinted(output, step.prints ?? ""), `${name} prints:\n${output}`).toBe(true);
      }
    } finally {
      await stopWork();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** Does the work of the background, as a running installation does. */
function keepWorking(): () => Promise<void> {
  let stopped = false;
  const working = (async () => {
    while (!stopped) {
      await app.jobs.drain(app);
      await wait(200);
    }
  })();
  return () => {
    stopped = true;
    return working;
  };
}

/** What the reader of a guide has: a restaurant that has sold something, a key, and a delivery to look at. */
async function readersWorld(): Promise<Record<string, string>> {
  await app.db.prisma.tenant.update({
    where: { id: shop.tenantId },
    data: { externalMethods: ["terminal", "Lieferfix"], cardEnabled: true },
  });
  await seedPayoutAccount(app, shop);
  const webhooks = driveWebhooks(() => ({ app, api, shop, receiver }));
  const { secret } = await webhooks.listen();
  for (let count = 0; count < 3; count += 1) await webhooks.order();
  await deliverWebhooks(app);
  const [delivery] = receiver.received;
  return {
    BAZAR_URL: await originOf(app),
    BAZAR_RESTAURANT: shop.slug,
    BAZAR_KEY: await keyFor(app, shop, ["orders:write", "order_prices:write", "menu:write"]),
    BAZAR_SESSION: shop.owner.cookie,
    BAZAR_DELIVERY: JSON.stringify(delivery),
    BAZAR_WEBHOOK_SECRET: secret,
  };
}
