import { z } from "zod";
import { TABLE_ORDERING } from "./table-ordering";

/** What a restaurant sets of orders at its tables. */
export const TABLE_ORDERING_FIELDS = {
  tableOrdering: {
    input: z
      .enum(TABLE_ORDERING)
      .describe(
        "Whether guests order at their table: not at all, so that staff accept each round, or directly where the guest is known to sit there",
      ),
    own: z.enum(TABLE_ORDERING),
  },
  ordersAtFreeTables: {
    input: z
      .boolean()
      .describe("Whether guests also order where no bill is open yet; staff always accept those rounds"),
    own: z.boolean(),
  },
} as const;
