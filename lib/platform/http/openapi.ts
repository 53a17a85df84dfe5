import { z } from "zod";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors/error-codes";
import { API_TAGS } from "./api-tags";
import type { RouteEntry } from "./dispatch";
import type { EndpointDefinition, EndpointHandler } from "./endpoint-definition";
import type { JsonSchema, OpenApiDocument, Operation } from "./openapi-document";
import { describeOperation } from "./openapi-operation";
import { createSchemaCollector } from "./openapi-schema";

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
    error: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]).describe("A code for programs"),
    message: z.string().describe("A message for people"),
    reason: z
      .string()
      .optional()
      .describe("For programs: why exactly, where the code has several causes; docs/errors.md lists them"),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe("Every invalid field"),
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
Context) to which trace it belongs; webhooks carry that header on. Sessions are cookies: sign in, keep the cookie, send it back. Pages of any
origin may call what is below \`/api/public/\` (CORS), without credentials: a session means nothing from elsewhere.`;

/** The OpenAPI 3.0.3 document of the given routes. Nothing in it is written by hand per endpoint. */
export function buildOpenApi(routes: readonly RouteEntry[]): OpenApiDocument {
  const schemas = createSchemaCollector();
  schemas.of(ErrorBody, "output");
  const resolve = (ref: string): JsonSchema =>
    schemas.components()[ref.replace("#/components/schemas/", "")] ?? {};
  const endpoints = endpointsOf(routes);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { method, path, definition } of endpoints) {
    const template = path.replaceAll(/\[(\w+)\]/g, "{$1}");
    const operations = paths[template] ?? {};
    operations[method.toLowerCase()] = describeOperation({ method, definition }, schemas, resolve);
    paths[template] = operations;
  }
  return {
    openapi: "3.0.3",
    info: { title: "Bazar", version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: "/", description: "The host that serves this document" }],
    tags: [...new Set(endpoints.map(({ definition }) => definition.tag))]
      .sort()
      .map((name) => ({ name, description: API_TAGS[name] })),
    paths,
    components: {
      schemas: schemas.components(),
      headers: {
        RequestId: { description: "Identifies the request in the logs", schema: { type: "string" } },
        RetryAfter: {
          description: "Whole seconds to wait before retrying",
          schema: { type: "integer", minimum: 1 },
        },
        IdempotentReplayed: {
          description: "`true` if this is the stored response of the first request",
          schema: { type: "string", enum: ["true"] },
        },
      },
      examples: Object.fromEntries(
        Object.entries(ERROR_CODES).map(([error, [, message]]) => [
          error,
          { summary: message, value: { error, message } },
        ]),
      ),
      securitySchemes: {
        ...Object.fromEntries(
          Object.entries(COOKIES).map(([name, description]) => [
            name,
            { type: "apiKey" as const, in: "cookie" as const, name, description },
          ]),
        ),
        cron_secret: { type: "http", scheme: "bearer", description: "The platform's own scheduler" },
      },
    },
  };
}
