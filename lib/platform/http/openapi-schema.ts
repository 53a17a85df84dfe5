import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { JsonSchema } from "./openapi-document";
import { tidied } from "./openapi-tidy";

const REF = "#/definitions/";
const COMPONENTS = "#/components/schemas/";

/** Turns zod schemas into OpenAPI's, and gathers those with an id under `components.schemas`. */
export type SchemaCollector = {
  of(schema: z.ZodType, io: "input" | "output"): JsonSchema;
  /** By name, in alphabetical order. */
  components(): Record<string, JsonSchema>;
};

export function createSchemaCollector(): SchemaCollector {
  const components = new Map<string, JsonSchema>();

  /** A schema that reads differently in requests and answers gets a name for each. */
  function nameOf(id: string, schema: JsonSchema, io: "input" | "output"): string {
    const known = components.get(id);
    if (known === undefined || isDeepStrictEqual(known, schema)) return id;
    return io === "input" ? `${id}Input` : `${id}Output`;
  }

  return {
    of(schema, io) {
      // Wrapped, so that the schema itself is gathered too when it has an id.
      const converted = z.toJSONSchema(z.object({ root: schema }), {
        target: "openapi-3.0",
        io,
        unrepresentable: "any",
        override: ({ zodSchema, jsonSchema }) => {
          nameKeys(zodSchema, jsonSchema as JsonSchema);
          simplify(jsonSchema as JsonSchema);
        },
      }) as JsonSchema & { definitions?: Record<string, JsonSchema> };
      const definitions = converted.definitions ?? {};
      const typeOf = (ref: string) => definitions[ref.slice(COMPONENTS.length)]?.type;
      const tidy = (each: JsonSchema) => tidied(pointToComponents(each), typeOf);
      const told = new Map(Object.entries(definitions).map(([id, each]) => [id, tidy(each)]));
      const names = new Map([...told].map(([id, each]) => [id, nameOf(id, each, io)]));
      for (const [id, each] of told) components.set(names.get(id) ?? id, withNames(each, names));
      return withNames(tidy(converted.properties?.root ?? {}), names);
    },
    components: () => Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** A record whose keys are all known is an object with these properties: OpenAPI 3.0 has no names for keys. */
function nameKeys(source: z.core.$ZodType, schema: JsonSchema): void {
  if (!(source instanceof z.ZodRecord)) return;
  const keys = source.keyType._zod.values;
  const value = schema.additionalProperties;
  if (keys === undefined || typeof value !== "object") return;
  schema.properties = Object.fromEntries([...keys].map((key) => [String(key), structuredClone(value)]));
  if (!source.def.partial) schema.required = Object.keys(schema.properties);
  else delete schema.required;
  delete schema.additionalProperties;
}

/** Drops what only repeats a format or type, bounds that only mean "an integer", and `additionalProperties`. */
function simplify(schema: JsonSchema): void {
  if (schema.format !== undefined || schema.type === "integer") delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.nullable && schema.type === undefined) nameSharedType(schema);
  // A value that is not among those of an enum is refused, null as well.
  if (schema.nullable && schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
}

/** OpenAPI 3.0 gives `nullable` a meaning only beside a type. */
function nameSharedType(schema: JsonSchema): void {
  const types = new Set(schema.anyOf?.map(({ type }) => type));
  const [type] = types;
  if (types.size === 1 && type !== undefined) schema.type = type;
}

/** A copy whose references lead to the document's components. */
function pointToComponents(schema: JsonSchema): JsonSchema {
  const {
    $schema: _,
    id: _id,
    ...copy
  } = JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" && typeof value === "string" && value.startsWith(REF)
      ? COMPONENTS + value.slice(REF.length)
      : value,
  ) as JsonSchema & { $schema?: string; id?: string };
  return copy;
}

/** A copy whose references go by the names that the components have in the document. */
function withNames(schema: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" && typeof value === "string"
      ? COMPONENTS + (names.get(value.slice(COMPONENTS.length)) ?? value.slice(COMPONENTS.length))
      : value,
  ) as JsonSchema;
}
