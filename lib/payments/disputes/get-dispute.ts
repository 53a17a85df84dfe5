import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { describeSubjects } from "@/lib/payments/statement/describe-subjects";
import { answerView, type DisputeDetailWire } from "./dispute-answer-contract";
import { type DisputeRef, findAnswer } from "./dispute-answer-store";
import { type DisputeRow, disputeView } from "./dispute-list-contract";
import { findDisputeRow } from "./dispute-list-store";

/** Whether the bank still hears an answer to a dispute. */
export function isHeard({ status, evidenceDueAt }: DisputeRow, now: Date): boolean {
  return status === "open" && (evidenceDueAt === null || evidenceDueAt > now);
}

/** A dispute by its id. Throws DISPUTE_NOT_FOUND. */
export async function getDisputeRow(app: App, ref: DisputeRef): Promise<DisputeRow> {
  const row = await findDisputeRow(app.db, ref);
  return row ?? fail("DISPUTE_NOT_FOUND", "There is no such dispute.");
}

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
