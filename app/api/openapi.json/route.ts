import { endpoint } from "@/lib/app/endpoint";
import { publicAccess } from "@/lib/platform/http/guard";
import { OpenApiAnswer } from "@/lib/platform/http/openapi-contract";
import { replyText } from "@/lib/platform/http/reply";
import document from "@/openapi.json";

const text = JSON.stringify(document);

export const GET = endpoint({
  operationId: "getApiDocument",
  summary: "Get this document",
  description: "OpenAPI 3.0.3. The file is the one that every page of the reference is made of.",
  tag: "API document",
  guard: publicAccess,
  response: OpenApiAnswer,
  errors: [],
  handle: async () => replyText(text, { "access-control-allow-origin": "*", "cache-control": "no-cache" }),
});
