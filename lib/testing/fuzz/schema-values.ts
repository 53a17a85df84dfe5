import fc from "fast-check";
import { z } from "zod";

/** As much of JSON Schema as the contracts use. */
type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
};

/** Values that mean something to the seeded shop, by the field's name; `@name` stands for one of its ids. */
const BY_NAME: Record<string, readonly unknown[]> = {
  price: [8.5, 12, 10],
  subtotal: [30, 17],
  date: ["2026-11-19", "2026-11-18"],
  from: ["2026-11-01"],
  to: ["2026-11-30"],
  timeSlot: ["19:30"],
  open: ["08:00"],
  close: ["24:00", "22:00"],
  timeZone: ["Europe/Rome"],
  currency: ["EUR", "JPY"],
  country: ["IT"],
  locale: ["en", "it"],
  email: ["ada@diner.example", "@email"],
  customerEmail: ["ada@diner.example"],
  customerPhone: ["+39 333 1234567"],
  phone: ["+39 011 555 0100"],
  password: ["a-long-password"],
  code: ["@couponCode", "@giftCardCode"],
  ids: ["@productId"],
  label: ["Large (+3.50)"],
};

const LOCALES = ["en", "it", "de", "xx", ""];

const ID_NAME = /(Id|Ids|Code|Token|token|Secret|cursor)$/;

function textArbitrary(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const usual = BY_NAME[name] ?? (ID_NAME.test(name) ? [`@${name}`] : null);
  if (usual && schema.format !== "date-time") return fc.constantFrom(...usual);
  switch (schema.format) {
    case "date-time":
      return fc
        .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
        .map((date) => date.toISOString());
    case "date":
      return fc.constantFrom("2026-11-18", "2026-11-20", "2027-02-28");
    case "time":
      return fc.constantFrom("00:00", "12:30");
    case "email":
      return fc.constantFrom("ada@diner.example", "bob@diner.example");
    case "uri":
      return fc.constantFrom("https://127.0.0.1:9/hook", "http://127.0.0.1:9/");
  }
  // Texts cannot be made for patterns that look ahead; those fields get words.
  if (schema.pattern !== undefined && !schema.pattern.includes("(?"))
    return fc.stringMatching(new RegExp(schema.pattern));
  const { minLength = 0, maxLength = 50_000 } = schema;
  const words = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) });
  const longest = fc.constant("ä".repeat(Math.min(maxLength, 50_000)));
  return fc.oneof({ weight: 6, arbitrary: words }, { weight: 1, arbitrary: longest });
}

function numberArbitrary(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const usual = BY_NAME[name];
  const whole = schema.type === "integer";
  const min =
    schema.minimum ??
    (schema.exclusiveMinimum === undefined ? -1e9 : schema.exclusiveMinimum + (whole ? 1 : 0.01));
  const max =
    schema.maximum ??
    (schema.exclusiveMaximum === undefined ? 1e9 : schema.exclusiveMaximum - (whole ? 1 : 0.01));
  const small = fc.integer({
    min: Math.ceil(Math.max(min, 0)),
    max: Math.floor(Math.max(Math.max(min, 0), Math.min(max, 100))),
  });
  return fc.oneof(
    { weight: usual ? 8 : 0, arbitrary: fc.constantFrom(...(usual ?? [0])) },
    { weight: 4, arbitrary: small },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

function objectArbitrary(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const known = Object.entries(schema.properties ?? {}).map(
    ([key, property]) => [key, arbitraryOf(property, resolve, key)] as const,
  );
  const rest = schema.additionalProperties;
  if (known.length === 0 && typeof rest === "object") {
    return fc.dictionary(fc.constantFrom(...LOCALES), arbitraryOf(rest, resolve, "text"), { maxKeys: 3 });
  }
  const required = (schema.required ?? []).filter((key) => known.some(([name]) => name === key));
  return fc.record(Object.fromEntries(known), { requiredKeys: required, noNullPrototype: true });
}

type Resolve = (ref: string) => JsonSchema;

function arbitraryOf(schema: JsonSchema, resolve: Resolve, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return arbitraryOf(resolve(schema.$ref), resolve, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, resolve, name)));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => arbitraryOf(part, resolve, name));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown);
  }
  switch (schema.type) {
    case "object":
      return objectArbitrary(schema, resolve);
    case "array": {
      const { minItems = 0, maxItems = 3, items = {} } = schema;
      const one = arbitraryOf(items, resolve, name);
      return fc.array(one, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) });
    }
    case "string":
      return textArbitrary(schema, name);
    case "number":
    case "integer":
      return numberArbitrary(schema, name);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** Values that have the shape of a contract; rules between fields may still refuse them. */
export function valuesOf(contract: z.ZodType): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(contract, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const resolve = (ref: string): JsonSchema =>
    ref === "#" ? schema : (schema.$defs?.[ref.replace("#/$defs/", "")] ?? {});
  return arbitraryOf(schema, resolve, "");
}
