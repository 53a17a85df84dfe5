import { z } from "zod";
import { SUBJECT_KINDS } from "@/lib/payments/subject/subject";

export const Subject = z
  .object({ kind: z.enum(SUBJECT_KINDS), id: z.string() })
  .nullable()
  .describe(
    "What the money was paid for; null for what concerns no payment. A `deposit` has the id of its booking",
  );
export const OrderId = z.string().nullable();
export const BillId = z.string().nullable().describe("The table's bill that the payment is part of");
export const Reference = z
  .string()
  .nullable()
  .describe(
    "What people call it: the order's number, the table of the bill, or the day and time of the booking",
  );
