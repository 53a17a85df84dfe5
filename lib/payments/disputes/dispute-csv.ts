import type { z } from "zod";
import type { ListTable } from "@/lib/platform/http/table-reply";
import type { PaymentDisputeList } from "./dispute-list-contract";

const rowsOf = ({ disputes }: z.input<typeof PaymentDisputeList>) =>
  disputes.map(({ subject, ...row }) => ({
    ...row,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
  }));

/** Disputes as a file, one row for each. */
export const DISPUTE_TABLE: ListTable<
  z.input<typeof PaymentDisputeList>,
  ReturnType<typeof rowsOf>[number]
> = {
  fileName: "disputes.csv",
  columns: [
    "id",
    "createdAt",
    "closedAt",
    "state",
    "reason",
    "amount",
    "currency",
    "taken",
    "evidenceDueAt",
    "answer",
    "subjectKind",
    "subjectId",
    "orderId",
    "billId",
    "reference",
  ],
  rowsOf,
};
