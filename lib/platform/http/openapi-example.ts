import type { JsonSchema } from "./openapi-document";

/** Values that work against the demo restaurant `luigi`, by the name of the field. */
const BY_NAME: Record<string, unknown> = {
  tenantId: "luigi",
  productId: "prd_01kdv0w000kk8s8s6dscqjqmdj",
  categoryId: "cat_01kdv0w000fyg8wrvjc5bq018t",
  customerName: "Ada Lovelace",
  customerEmail: "ada@example.com",
  purchaserEmail: "ada@example.com",
  customerPhone: "+39 333 123 4567",
  paymentMethod: "cash",
  email: "ada@example.com",
  password: "demo-password",
  gdprConsent: true,
  phone: "+39 011 555 0100",
  url: "https://example.com/hooks/bazar",
  timeSlot: "19:30",
  earliest: "19:00",
  latest: "21:00",
  guestCount: 2,
  quantity: 1,
  price: 7.5,
  subtotal: 30,
  couponCode: "WELCOME10",
  code: "WELCOME10",
  locale: "en",
};

type Resolve = (ref: string) => JsonSchema;

/** An example of a whole body: its required fields, or all of them where rules between fields ask for more. */
export function exampleBody(
  schema: JsonSchema,
  resolve: Resolve,
  accepts: (value: unknown) => boolean,
): unknown {
  const small = exampleOf(schema, resolve);
  if (accepts(small)) return small;
  const { properties = {} } = schema.$ref === undefined ? schema : resolve(schema.$ref);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, exampleOf(property, resolve, name)]),
  );
}

/**
 * A small value that fits a schema: required fields only, or the first one when none is required. Field names decide
 * before types, so that examples read like real requests.
 */
export function exampleOf(schema: JsonSchema, resolve: Resolve, name = ""): unknown {
  if (schema.$ref !== undefined) return exampleOf(resolve(schema.$ref), resolve, name);
  if (schema.example !== undefined) return schema.example;
  const [first] = schema.allOf ?? schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first, resolve, name);
  const named = BY_NAME[name];
  if (named !== undefined && fits(named, schema)) return named;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return exampleObject(schema, resolve);
    case "array":
      return schema.items ? [exampleOf(schema.items, resolve, name === "ids" ? "productId" : name)] : [];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, Math.min(10, schema.maximum ?? 10));
    case "string":
      return exampleText(schema, name);
    default:
      return null;
  }
}

function fits(value: unknown, schema: JsonSchema): boolean {
  if (schema.enum) return schema.enum.includes(value);
  const type = typeof value === "number" && schema.type === "integer" ? "integer" : typeof value;
  return schema.type === type;
}

function exampleObject(schema: JsonSchema, resolve: Resolve): Record<string, unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const required = properties.filter(([key]) => schema.required?.includes(key));
  const shown = required.length > 0 ? required : properties.slice(0, 1);
  if (shown.length > 0)
    return Object.fromEntries(shown.map(([key, value]) => [key, exampleOf(value, resolve, key)]));
  const values = schema.additionalProperties;
  return typeof values === "object" ? { en: exampleOf(values, resolve, "text") } : {};
}

function exampleText(schema: JsonSchema, name: string): string {
  switch (schema.format) {
    case "date-time":
      return "2030-05-17T17:30:00.000Z";
    case "date":
      return "2030-05-17";
    case "email":
      return "ada@example.com";
    case "uri":
      return "https://example.com";
  }
  if (/^date$|^from$|^to$/.test(name)) return "2030-05-17";
  if (/Id$/.test(name)) return `<${name}>`;
  return "Text".padEnd(schema.minLength ?? 0, "x").slice(0, schema.maxLength ?? 100);
}
