import type { App } from "@/lib/payments/app";
import { isHeard } from "@/lib/payments/processor/dispute-evidence";
import { describeSubjects } from "@/lib/payments/statement/describe-subjects";
import { answerView, type DisputeDetailWire } from "./dispute-answer-contract";
import { type DisputeRef, findAnswer } from "./dispute-answer-store";
import { disputeView } from "./dispute-list-contract";
import { getDisputeRow } from "./get-dispute-row";

/** One dispute with its answer. Throws DISPUTE_NOT_FOUND. */
export async function getDispute(app: App, ref: DisputeRef): Promise<DisputeDetailWire> {
  const row = await getDisputeRow(app, ref);
  const [facts, answer] = await Promise.all([
    describeSubjects(app, ref.tenantId, [row]),
    findAnswer(app.db.prisma, ref),
  ]);
  const isOpen = answer === null || answer.state === "draft";
  return {
    dispute: disputeView(row, facts.get(row.subjectId)),
    canAnswer: isOpen && isHeard(row, app.clock.now()),
    answer: answer && answerView(answer),
  };
}
