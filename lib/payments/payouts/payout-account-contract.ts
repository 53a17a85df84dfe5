import { z } from "zod";
import { ONLINE_STATES } from "@/lib/payments/processor/online-state";

export const PayoutAccountLink = z
  .object({
    url: z.string().describe("The processor's page; the link works once, for a few minutes"),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "PayoutAccountLink" });
export type PayoutAccountLink = z.output<typeof PayoutAccountLink>;

export const PayoutAccountState = z
  .object({
    connected: z.boolean().describe("False until the restaurant has started to open an account"),
    detailsSubmitted: z.boolean(),
    payoutsEnabled: z.boolean().describe("Whether the processor pays out to the restaurant's bank"),
    transfersEnabled: z
      .boolean()
      .describe("Whether released money reaches the account; guests can pay online only while it does"),
    requirementsDue: z.array(z.string()).describe("What the processor still asks for, in its own words"),
    disabledReason: z.string().nullable(),
    onlinePayments: z
      .enum(ONLINE_STATES)
      .describe(
        "Whether guests can pay online: `open`, or what keeps them from it. `country` and `currency` are the platform's " +
          "limits; `account_incomplete` waits for the restaurant, `account_in_review` for the processor, and an `account_closed` stays closed",
      ),
    takesCash: z.boolean().describe("Whether guests can pay cash while they cannot pay online"),
  })
  .meta({ id: "PayoutAccount" });
export type PayoutAccountState = z.output<typeof PayoutAccountState>;
