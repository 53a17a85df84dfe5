import { z } from "zod";

/** What a reader of the API document can count on; the rest is OpenAPI's own shape. */
export const OpenApiAnswer = z
  .looseObject({
    openapi: z.literal("3.0.3"),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "OpenApiDocument" });

/** The same in OpenAPI 3.1. */
export const OpenApi31Answer = z
  .looseObject({
    openapi: z.literal("3.1.0"),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.unknown()),
    webhooks: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "OpenApi31Document" });
