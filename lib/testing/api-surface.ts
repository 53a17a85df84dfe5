import type { JsonSchema, OpenApiDocument } from "@/lib/platform/http/openapi-document";

/** The fields of a schema by their paths, such as `items[].price`; what it refers to has lines of its own. */
function fieldsOf(schema: JsonSchema | undefined, path = ""): string[] {
  if (!schema) return [];
  if (schema.$ref) return path === "" ? [schema.$ref.split("/").at(-1) ?? ""] : [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const place = path === "" ? name : `${path}.${name}`;
    return [place, ...fieldsOf(field, place)];
  });
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...own, ...fieldsOf(schema.items, `${path}[]`), ...parts.flatMap((part) => fieldsOf(part, path))];
}

/** Refusals have one form, and their codes are lines of their own. */
const isNoRefusal = ([place]: [string, unknown]) => !/^[45]/.test(place);

/**
 * All that programs may rely on, each in a line of its own: operations with their parameters and bodies, the fields of
 * schemas, the codes of errors and the types of events.
 */
export function apiSurface(document: OpenApiDocument): string[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, parameters = [], requestBody, responses }]) => {
      const start = `${method.toUpperCase()} ${path}`;
      const contents = { body: requestBody, ...responses };
      return [
        `${start} ${operationId}`,
        ...parameters.map((parameter) => `${start} ${parameter.in} ${parameter.name}`),
        ...Object.entries(contents)
          .filter(isNoRefusal)
          .flatMap(([place, content]) =>
            Object.values(content?.content ?? {})
              .flatMap(({ schema }) => fieldsOf(schema))
              .map((field) => `${start} ${place} ${field}`),
          ),
      ];
    }),
  );
  const { schemas, examples } = document.components;
  return [
    ...operations,
    ...Object.entries(schemas).flatMap(([name, schema]) => [
      `schema ${name}`,
      ...fieldsOf(schema).map((field) => `schema ${name} ${field}`),
    ]),
    ...Object.keys(examples).map((code) => `error ${code}`),
    ...Object.keys(document["x-webhooks"]).map((type) => `event ${type}`),
  ];
}
