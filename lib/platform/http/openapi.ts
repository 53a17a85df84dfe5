import { z } from "zod";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors/error-codes";
import { API_TAGS } from "./api-tags";
import type { RouteEntry } from "./dispatch";
import type { EndpointDefinition, EndpointHandler } from "./endpoint-definition";
import type { JsonSchema, OpenApiDocument, Operation } from "./openapi-document";
import { describeOperation, possibleErrors } from "./openapi-operation";
import { createSchemaCollector } from "./openapi-schema";
import { describeWebhooks } from "./openapi-webhooks";

export type LocatedEndpoint = { method: string; path: string; definition: EndpointDefinition };

/** Every endpoint of the route files, by path and method. Raw routes have no definition and are left out. */
export function endpointsOf(routes: readonly RouteEntry[]): LocatedEndpoint[] {
  return [...routes]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, methods, module }) =>
      methods.flatMap((method) => {
        const definition = (module[method] as Partial<EndpointHandler> | undefined)?.definition;
        return definition ? [{ method, path, definition }] : [];
      }),
    );
}

const ErrorBody = z
  .object({
    error: z
      .enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]])
      .describe("A code for programs; /docs/errors#CODE says what it means"),
    message: z.string().describe("A message for people"),
    reason: z
      .string()
      .optional()
      .describe("For programs: why exactly, where the code has several causes; docs/errors.md lists them"),
    issues: z
      .array(
        z.object({
          path: z.string().describe("The field, for programs: `items.0.quantity`"),
          in: z.enum(["path", "query", "body"]).optional().describe("The part of the request that it is in"),
          message: z.string().describe("What is wrong with it, as the second half of a sentence"),
        }),
      )
      .optional()
      .describe("Every invalid field"),
    current: z
      .unknown()
      .optional()
      .describe("With PRECONDITION_FAILED: the resource as it is now, as the operation would answer it"),
  })
  .meta({ id: "Error" });

const COOKIES = {
  platform_session: "Owners, co-managers, staff, designers, agents and group managers; 24 hours",
  admin_session: "Super-admins; 24 hours",
  customer_session: "Customers of one restaurant; 30 days",
  bazar_user_session: "Customers of the marketplace; 30 days",
};

const DESCRIPTION = `Restaurants, menus, orders, payments and table bookings.

Money is a JSON number in major units of the restaurant's currency (12.5 is twelve euros fifty). Instants are ISO 8601
in UTC; dates and times of day are in the restaurant's time zone. Unknown fields in a request are ignored. Every response
carries \`x-request-id\` and, in \`x-bazar-version\`, the release that answered. A request may say in \`traceparent\` (W3C Trace
Context) to which trace it belongs; webhooks carry that header on. \`x-webhooks\` has every event that webhooks carry, with a
sample; in OpenAPI 3.1 they are the \`webhooks\` of /api/openapi-3.1.json. Sessions are cookies: sign in, keep the cookie, send it back. Programs send an API key instead, in
\`Authorization: Bearer bzr_live_…\`. Pages of any origin may call what is below \`/api/public/\` (CORS), without credentials: a session means nothing from elsewhere.

Lists that have pages go on with \`cursor\`, the \`nextCursor\` of the answer before; it is null on the last page. What an
error code means is at /docs/errors#CODE.`;

/** The OpenAPI 3.0.3 document of the given routes. Nothing in it is written by hand per endpoint. */
export function buildOpenApi(routes: readonly RouteEntry[]): OpenApiDocument {
  const schemas = createSchemaCollector();
  schemas.of(ErrorBody, "output");
  const resolve = (ref: string): JsonSchema =>
    schemas.components()[ref.replace("#/components/schemas/", "")] ?? {};
  const endpoints = endpointsOf(routes);
  const paths: Record<string, Record<string, Operation>> = {};
  const answered = new Set<string>();
  for (const { method, path, definition } of endpoints) {
    for (const code of possibleErrors(method, definition)) answered.add(code);
    const template = path.replaceAll(/\[(\w+)\]/g, "{$1}");
    const operations = paths[template] ?? {};
    operations[method.toLowerCase()] = describeOperation({ method, definition }, schemas, resolve);
    paths[template] = operations;
  }
  const webhooks = describeWebhooks(schemas);
  return {
    openapi: "3.0.3",
    info: {
      title: "Bazar",
      version: "1.0.0",
      description: DESCRIPTION,
      contact: { name: "Whoever runs this installation", url: "/status" },
      license: { name: "As agreed with whoever runs this installation", url: "/terms" },
    },
    externalDocs: { description: "What each error code means", url: "/docs/errors" },
    servers: [{ url: "/", description: "The host that serves this document" }],
    tags: [...new Set(endpoints.map(({ definition }) => definition.tag))]
      .sort()
      .map((name) => ({ name, description: API_TAGS[name] })),
    paths,
    "x-webhooks": webhooks,
    components: {
      schemas: schemas.components(),
      headers: {
        RequestId: { description: "Identifies the request in the logs", schema: { type: "string" } },
        RetryAfter: {
          description: "Whole seconds to wait before retrying. All limits: /docs/guides/limits",
          schema: { type: "integer", minimum: 1 },
        },
        IdempotentReplayed: {
          description: "`true` if this is the stored response of the first request",
          schema: { type: "string", enum: ["true"] },
        },
      },
      examples: Object.fromEntries(
        Object.entries(ERROR_CODES)
          .filter(([error]) => answered.has(error))
          .map(([error, [, message]]) => [
            error,
            { summary: message, description: `/docs/errors#${error}`, value: { error, message } },
          ]),
      ),
      securitySchemes: {
        ...Object.fromEntries(
          Object.entries(COOKIES).map(([name, description]) => [
            name,
            { type: "apiKey" as const, in: "cookie" as const, name, description },
          ]),
        ),
        api_key: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key of a restaurant, a group or the platform, `bzr_live_…`. `x-scope` of an operation is what the key has to have been given; `write` includes `read`.",
        },
        cron_secret: { type: "http", scheme: "bearer", description: "The platform's own scheduler" },
      },
    },
  };
}
