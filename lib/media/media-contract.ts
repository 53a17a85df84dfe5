import { z } from "zod";

export const UploadPictureQuery = z.object({
  use: z
    .enum(["dish", "hero"])
    .default("dish")
    .describe("A dish is cropped to 4:3, the restaurant's wide header picture to 16:9"),
});

export const UploadedPicture = z
  .object({
    image: z.string().describe("The address to store as a product's `image` or a restaurant's `heroImage`"),
  })
  .meta({ id: "UploadedPicture" });
