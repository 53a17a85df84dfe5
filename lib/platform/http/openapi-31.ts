import type { OpenApiDocument } from "./openapi-document";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** What holds values and no schemas. */
const VALUES = new Set(["example", "examples", "default", "enum", "value"]);
/** What holds schemas by names that are the API's own. */
const BY_NAME = new Set(["properties", "schemas"]);

/**
 * The same document in OpenAPI 3.1: schemas are JSON Schema, where null is a type, and webhooks have a place of their own.
 */
export function asOpenApi31(document: OpenApiDocument): JsonObject {
  const { openapi: _, "x-webhooks": webhooks, ...rest } = document;
  const { info, ...others } = rest;
  return convert({ openapi: "3.1.0", info, webhooks, ...others } as unknown as JsonObject) as JsonObject;
}

function convert(node: Json): Json {
  if (Array.isArray(node)) return node.map(convert);
  if (node === null || typeof node !== "object") return node;
  const converted = Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (VALUES.has(key)) return [key, value];
      return [key, BY_NAME.has(key) ? convertEach(value) : convert(value)];
    }),
  );
  return withoutNullable(withNumericBound(converted));
}

function convertEach(named: Json): Json {
  if (named === null || typeof named !== "object" || Array.isArray(named)) return convert(named);
  return Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, convert(schema)]));
}

/** In 3.0 a bound says whether it is exclusive; in 3.1 an exclusive bound is the number. */
function withNumericBound(schema: JsonObject): JsonObject {
  if (typeof schema.exclusiveMinimum !== "boolean") return schema;
  const { minimum, exclusiveMinimum, ...rest } = schema;
  if (minimum === undefined) return rest;
  return exclusiveMinimum ? { ...rest, exclusiveMinimum: minimum } : { ...rest, minimum };
}

function isNull(schema: Json | undefined): boolean {
  return JSON.stringify((schema as JsonObject | undefined)?.enum) === "[null]";
}

function withoutNullable(schema: JsonObject): JsonObject {
  if (schema.nullable !== true) return schema;
  const { nullable: _, description, ...rest } = schema;
  const described: JsonObject = description === undefined ? {} : { description };
  const [known, nothing] = Array.isArray(rest.anyOf) ? rest.anyOf : [];
  if (known !== undefined && isNull(nothing)) return { ...described, anyOf: [known, { type: "null" }] };
  if (typeof rest.type !== "string" || rest.anyOf || rest.allOf || rest.oneOf)
    return { ...described, anyOf: [rest, { type: "null" }] };
  const values: JsonObject = Array.isArray(rest.enum) ? { enum: [...new Set([...rest.enum, null])] } : {};
  return { ...described, ...rest, type: [rest.type, "null"], ...values };
}
