import { endpoint } from "@/lib/app/endpoint";
import { publicAccess } from "@/lib/platform/http/guard";
import { asOpenApi31 } from "@/lib/platform/http/openapi-31";
import { OpenApi31Answer } from "@/lib/platform/http/openapi-contract";
import type { OpenApiDocument } from "@/lib/platform/http/openapi-document";
import { replyText } from "@/lib/platform/http/reply";
import document from "@/openapi.json";

const text = JSON.stringify(asOpenApi31(document as unknown as OpenApiDocument));

export const GET = endpoint({
  operationId: "getApiDocument31",
  summary: "Get this document in OpenAPI 3.1, with the events as webhooks",
  description: "The same operations and schemas; null is a type, and each event is one of the `webhooks`.",
  tag: "API document",
  guard: publicAccess,
  response: OpenApi31Answer,
  errors: [],
  handle: async () => replyText(text, { "access-control-allow-origin": "*", "cache-control": "no-cache" }),
});
