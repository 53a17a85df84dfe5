import { z } from "zod";
import { IdParam, TenantParams } from "@/lib/core/ids/param-contract";
import { MAX_PICTURE_BYTES, PICTURE_MEDIA_TYPES } from "./picture-format";

export const UploadPictureQuery = z.object({
  use: z
    .enum(["dish", "hero", "logo"])
    .default("dish")
    .describe(
      "A dish is cropped to 4:3, the restaurant's wide header picture to 16:9; a logo keeps its shape",
    ),
});

export const OpenUploadBody = z.object({
  mediaType: z.enum(PICTURE_MEDIA_TYPES),
  bytes: z.int().min(1).max(MAX_PICTURE_BYTES).describe("The exact size of the file"),
});

export const PictureUpload = z
  .object({
    uploadId: z.string(),
    url: z.string().describe("Takes the file by PUT, once, with its Content-Type and exact size"),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "PictureUpload" });

export const UploadParams = TenantParams.extend({ uploadId: IdParam });

export const UploadedPicture = z
  .object({
    image: z
      .string()
      .describe("The URL to store as a product's `image` or a restaurant's `heroImage` or `logoImage`"),
  })
  .meta({ id: "UploadedPicture" });
