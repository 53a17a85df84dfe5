import type { JsonSchema } from "./openapi-document";
import { FIELD_WORDS } from "./openapi-field-words";

type TypeOf = (ref: string) => string | undefined;

/** A reference cannot say more than what it refers to. */
function describeFields({ type, properties }: JsonSchema): void {
  if (type !== "object") return;
  for (const [name, field] of Object.entries(properties ?? {})) {
    const words = FIELD_WORDS[name];
    if (words !== undefined && field.description === undefined && field.$ref === undefined)
      field.description = words;
  }
}

/**
 * Writes what strict readers of OpenAPI 3.0.3 need, throughout a schema: `nullable` has a meaning only beside a `type`,
 * and a reference that says nothing more of itself needs no `allOf` around it. Fields get their common descriptions.
 */
export function tidied(schema: JsonSchema, typeOf: TypeOf): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? tidy(value, typeOf) : value,
  ) as JsonSchema;
}

function tidy(schema: JsonSchema, typeOf: TypeOf): JsonSchema {
  describeFields(schema);
  const [only] = schema.allOf ?? [];
  if (only?.$ref === undefined || schema.allOf?.length !== 1) return schema;
  if (Object.keys(schema).length === 1) return only;
  const type = typeOf(only.$ref);
  if (!schema.nullable) return schema;
  const { allOf: _, ...rest } = schema;
  return { ...(type === undefined ? {} : { type }), ...rest, anyOf: [only, nullOf(type)] };
}

/** Nothing but null, as OpenAPI 3.0 writes it: a reference beside `nullable` alone still refuses null. */
function nullOf(type: string | undefined): JsonSchema {
  return type === undefined ? { enum: [null] } : { type, nullable: true, enum: [null] };
}
