import { z } from "zod";

/** What a reader of the API document can count on; the rest is OpenAPI's own shape. */
export const OpenApiAnswer = z
  .looseObject({
    openapi: z.literal("3.0.3"),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "OpenApiDocument" });
