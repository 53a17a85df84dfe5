import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { MAX_QUANTITY } from "@/lib/restaurant/pricing/price-line";
import { SelectedOptionsInput } from "@/lib/restaurant/pricing/selected-options-input";
import { MAX_LINES } from "@/lib/service/orders/order-limits";
import { MAX_COURSE } from "./round-course";

export const AddRoundRequest = z
  .object({
    items: z
      .array(
        z.object({
          productId: IdParam,
          quantity: z.int().min(1).max(MAX_QUANTITY),
          selectedOptions: SelectedOptionsInput.default({}).describe("Option-group name to chosen labels"),
          course: z
            .int()
            .min(1)
            .max(MAX_COURSE)
            .nullish()
            .describe(
              "The course that it is served in. The first of a round is made at once, the others wait until they are fired; without one it is made at once",
            ),
        }),
      )
      .min(1)
      .max(MAX_LINES),
  })
  .meta({ id: "AddRoundRequest" });
export type AddRoundRequest = z.output<typeof AddRoundRequest>;
