import type { App } from "@/lib/payments/app";
import type { ProcessorRun } from "@/lib/payments/processor/processor-run";
import type { SweepScope } from "@/lib/platform/db/sweep-scope";
import { deliverAnswer } from "./deliver-answer";
import { listOnTheirWay } from "./dispute-answer-store";

/** Delivers answers that were decided on before an instant and are still on their way: their job was lost or has given up. */
export async function deliverWaitingAnswers(
  app: App,
  run: ProcessorRun,
  due: { scope: SweepScope; before: Date; limit: number },
): Promise<void> {
  await run.each("dispute answer", await listOnTheirWay(app.db, due), (ref) => deliverAnswer(app, ref));
}
