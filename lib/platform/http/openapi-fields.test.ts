import { expect, it } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { buildOpenApi } from "./openapi";
import type { JsonSchema } from "./openapi-document";
import { SELF_EXPLAINING } from "./openapi-self-explaining";

const document = buildOpenApi(apiRoutes);

/** The names of all fields and parameters that say nothing of themselves, but for references. */
function undescribed(): Set<string> {
  const names = new Set<string>();
  const look = (schema: JsonSchema | undefined) => {
    if (!schema) return;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (field.description === undefined && field.$ref === undefined) names.add(name);
      look(field);
    }
    look(schema.items);
    if (typeof schema.additionalProperties === "object") look(schema.additionalProperties);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
      look(part);
  };
  for (const schema of Object.values(document.components.schemas)) look(schema);
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    for (const { name, description } of operation.parameters ?? []) if (!description) names.add(name);
    const contents = [operation.requestBody, ...Object.values(operation.responses)];
    for (const content of contents)
      for (const { schema } of Object.values(content?.content ?? {})) look(schema);
  }
  return names;
}

it("describes every operation", () => {
  const silent = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ description }) => !description);
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

it("describes every field whose name does not say what it is; describe() it, or add it to FIELD_WORDS", () => {
  expect([...undescribed()].filter((name) => !SELF_EXPLAINING.has(name)).sort()).toEqual([]);
});

it("lists no name as explaining itself that is gone, or described everywhere", () => {
  const names = undescribed();
  expect([...SELF_EXPLAINING].filter((name) => !names.has(name))).toEqual([]);
});
