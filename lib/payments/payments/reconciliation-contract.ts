import { z } from "zod";
import { PROBLEMS } from "./compare-books";

export const ReconciliationReports = z
  .object({
    reports: z.array(
      z.object({
        id: z.string(),
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        compared: z.int().describe("How many movements were compared"),
        findings: z.array(
          z.object({
            key: z.string().describe("Kind and id of the movement, as in the ledger"),
            problem: z.enum(PROBLEMS),
            ledgerMinor: z.int().nullable().describe("Minor units"),
            processorMinor: z.int().nullable(),
          }),
        ),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "ReconciliationReports" });
