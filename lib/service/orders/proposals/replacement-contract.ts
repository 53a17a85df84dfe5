import { z } from "zod";

export const ReplacementList = z
  .object({
    lines: z.array(
      z.object({
        lineItemId: z.string(),
        categoryId: z
          .string()
          .nullable()
          .describe("Of what was ordered; null when it is no longer on the menu"),
      }),
    ),
    dishes: z
      .array(
        z.object({
          productId: z.string(),
          name: z.string().describe("In the restaurant's first language, as the kitchen reads it"),
          otherNames: z.array(z.string()).describe("In its other languages, for the search"),
          categoryId: z.string(),
          categoryName: z.string().describe("In the restaurant's first language"),
          lineItemIds: z.array(z.string()).describe("The lines that it can replace"),
        }),
      )
      .describe("In the order of the menu; those that can replace no line are left out"),
  })
  .meta({ id: "ReplacementList" });
