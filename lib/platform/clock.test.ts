import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesOf } from "@/scripts/words/files-of";

/** When a job is due, how long a worker has held one, and when an answer allows another try. */
const BY_THE_MACHINE = [
  "lib/app/run-twin.ts",
  "lib/oversight/books-check/check-books.ts",
  "lib/oversight/retention/sweep-retention.ts",
  "lib/payments/reconciliation/report-reconciliation.ts",
  "lib/platform/jobs/worker.ts",
  "lib/platform/outbound/outbound-gateway.ts",
  "lib/restaurant/webhooks/deliver-webhooks.ts",
  "lib/service/printers/keep-watching-printers.ts",
];

it("is how everything but these files learns the time", () => {
  const asks = filesOf(["lib"], /\.ts$/).filter(
    (path) =>
      !/\.test\.ts$|^lib\/testing\/|^lib\/payments\/stripe-emulator\//.test(path) &&
      /\bDate\.now\(\)|\bnew Date\(\)/.test(readFileSync(path, "utf8")),
  );
  expect(asks).toEqual([...BY_THE_MACHINE, "lib/platform/clock.ts"].sort());
});
