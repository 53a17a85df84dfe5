import { z } from "zod";

export const AddressCheckQuery = z.object({
  slug: z.string().trim().toLowerCase().min(1).max(200).meta({ example: "caffe-nuovo" }),
});

export const AddressCheck = z
  .object({
    available: z.boolean(),
    suggestion: z
      .string()
      .nullable()
      .describe("One like it that is free; null if it is available or malformed"),
  })
  .meta({ id: "AddressCheck" });
