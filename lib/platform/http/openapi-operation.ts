import { ERROR_CODES, type ErrorCode, statusOf } from "@/lib/core/errors/error-codes";
import { keyScopeOf } from "./api-scopes";
import type { EndpointDefinition } from "./endpoint-definition";
import type { ApiResponse, JsonSchema, Operation, Parameter } from "./openapi-document";
import { exampleBody, exampleOf } from "./openapi-example";
import { sampleOfOperation } from "./openapi-sample";
import type { SchemaCollector } from "./openapi-schema";

type Endpoint = { method: string; definition: EndpointDefinition };

/** Describes one endpoint. Everything comes from its definition and from what the pipeline does to every request. */
export function describeOperation(
  { method, definition }: Endpoint,
  schemas: SchemaCollector,
  resolve: (ref: string) => JsonSchema,
): Operation {
  const { operationId, summary, description, tag, guard } = definition;
  const parameters = describeParameters(method, definition, schemas, resolve);
  const scope = keyScopeOf(definition, method);
  const { events } = sampleOfOperation(operationId);
  return {
    operationId,
    summary,
    ...(description ? { description } : {}),
    tags: [tag],
    security:
      guard.name === "cron"
        ? [{ cron_secret: [] }]
        : [...guard.cookies.map((cookie) => ({ [cookie]: [] })), ...(scope ? [{ api_key: [] }] : [])],
    ...(scope && scope !== "any" ? { "x-scope": scope } : {}),
    ...(events ? { "x-events": [...events] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(definition.body ? { requestBody: describeBody(definition.body, schemas, resolve, operationId) } : {}),
    ...(definition.rawBody ? { requestBody: describeFile(definition.rawBody) } : {}),
    responses: {
      ...describeSuccess(definition, schemas),
      ...describeErrors(possibleErrors(method, definition)),
    },
  };
}

/** Every code that the endpoint can answer: its own, and those of the pipeline before it. */
export function possibleErrors(method: string, definition: EndpointDefinition): ErrorCode[] {
  const { body, rawBody, guard, limit, errors, idempotent, version } = definition;
  const isWrite = method !== "GET" && method !== "HEAD";
  const codes: ErrorCode[] = [
    "VALIDATION_FAILED",
    ...(guard.cookies.length > 0 ? (["UNAUTHENTICATED", "FORBIDDEN"] as const) : []),
    ...(guard.cookies.includes("admin_session") ? (["SECOND_FACTOR_ENROLMENT_REQUIRED"] as const) : []),
    ...(guard.refusals ?? []),
    ...(guard.name === "cron" ? (["UNAUTHENTICATED"] as const) : []),
    ...(isWrite ? (["CROSS_ORIGIN"] as const) : []),
    ...(body || rawBody ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
    ...(limit ? (["RATE_LIMITED"] as const) : []),
    ...(idempotent ? (["REQUEST_IN_PROGRESS", "IDEMPOTENCY_KEY_REUSED"] as const) : []),
    ...(idempotent === true ? (["ANSWER_LOST"] as const) : []),
    ...(isWrite && version ? (["PRECONDITION_FAILED"] as const) : []),
    ...errors,
    "INTERNAL",
    "UNAVAILABLE",
  ];
  const order = Object.keys(ERROR_CODES);
  return [...new Set(codes)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function describeParameters(
  method: string,
  { params, query, idempotent, version }: EndpointDefinition,
  schemas: SchemaCollector,
  resolve: (ref: string) => JsonSchema,
): Parameter[] {
  const from = (schema: EndpointDefinition["params"], place: "path" | "query"): Parameter[] => {
    if (!schema) return [];
    const root = schemas.of(schema, "input");
    const object = root.$ref ? resolve(root.$ref) : root;
    return Object.entries(object.properties ?? {}).map(([name, { description, deprecated, ...value }]) => {
      const required = place === "path" || (object.required ?? []).includes(name);
      const example = exampleOf(value, resolve, name);
      return {
        name,
        in: place,
        required,
        ...(deprecated ? { deprecated } : {}),
        ...(description ? { description } : {}),
        schema: value,
        ...(required && example !== null ? { example } : {}),
      };
    });
  };
  const key: Parameter = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "1 to 255 visible characters. Repeats within 24 hours get the first answer, byte for byte.",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  };
  const ifMatch: Parameter = {
    name: "If-Match",
    in: "header",
    required: false,
    description:
      "The ETag that the change was decided on. Answers 412 with the present state if it was changed since; without it the change is made in any case.",
    schema: { type: "string" },
  };
  const takesIfMatch = version !== undefined && method !== "GET";
  return [
    ...from(params, "path"),
    ...from(query, "query"),
    ...(idempotent ? [key] : []),
    ...(takesIfMatch ? [ifMatch] : []),
  ];
}

function describeBody(
  body: NonNullable<EndpointDefinition["body"]>,
  schemas: SchemaCollector,
  resolve: (ref: string) => JsonSchema,
  operationId: string,
): NonNullable<Operation["requestBody"]> {
  const schema = schemas.of(body, "input");
  const { request } = sampleOfOperation(operationId);
  const example = request ?? exampleBody(schema, resolve, (value) => body.safeParse(value).success);
  return {
    required: !body.safeParse(undefined).success,
    content: { "application/json": { schema, example } },
  };
}

function describeFile({ mediaTypes }: NonNullable<EndpointDefinition["rawBody"]>): Operation["requestBody"] {
  const schema: JsonSchema = { type: "string", format: "binary" };
  return { required: true, content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])) };
}

const REQUEST_ID = { "x-request-id": { $ref: "#/components/headers/RequestId" } };

/** Operations that only redirect have no other success, so that anything else is a refusal. */
const UNEXPECTED: ApiResponse = {
  description: "Any other answer is a refusal",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};

function describeSuccess(
  definition: EndpointDefinition,
  schemas: SchemaCollector,
): Record<string, ApiResponse> {
  const { operationId, response, produces, redirects, setsCookies, idempotent, cacheable, version } =
    definition;
  const text: JsonSchema = { type: "string" };
  const { answer } = sampleOfOperation(operationId);
  const sample = answer === undefined ? {} : { example: answer };
  const headers: ApiResponse["headers"] = {
    ...REQUEST_ID,
    ...(setsCookies?.length
      ? { "Set-Cookie": { description: `Sets or clears ${setsCookies.join(" or ")}`, schema: text } }
      : {}),
    ...(idempotent ? { "Idempotent-Replayed": { $ref: "#/components/headers/IdempotentReplayed" } } : {}),
    ...(version && response ? { ETag: { description: "Of this state, for If-Match", schema: text } } : {}),
    ...(cacheable ? { ETag: { description: "For If-None-Match", schema: text } } : {}),
  };
  if (produces !== undefined) {
    return { 200: { description: "Success", headers, content: { [produces]: { schema: text, ...sample } } } };
  }
  if (redirects) return { 303: { description: "Redirects to another page", headers }, default: UNEXPECTED };
  if (response === null) return { 204: { description: "Success, without a body", headers } };
  const schema = schemas.of(response, "output");
  return {
    200: { description: "Success", headers, content: { "application/json": { schema, ...sample } } },
    ...(cacheable ? { 304: { description: "Unchanged since the given ETag", headers: REQUEST_ID } } : {}),
  };
}

function describeErrors(codes: readonly ErrorCode[]): Record<string, ApiResponse> {
  const statuses = [...new Set(codes.map(statusOf))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      describeError(
        status,
        codes.filter((code) => statusOf(code) === status),
      ),
    ]),
  );
}

function describeError(status: number, codes: readonly ErrorCode[]): ApiResponse {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }] as const);
  return {
    description: codes.join(", "),
    headers: {
      ...REQUEST_ID,
      ...(status === 429 || status === 503
        ? { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }
        : {}),
    },
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(examples),
      },
    },
  };
}
