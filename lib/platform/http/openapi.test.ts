import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { ERROR_CODES, statusOf } from "@/lib/core/errors/error-codes";
import { apiRoutes } from "@/lib/testing/call";
import { keyScopeOf } from "./api-scopes";
import { buildOpenApi, endpointsOf } from "./openapi";
import type { Operation } from "./openapi-document";

const document = buildOpenApi(apiRoutes);
const endpoints = endpointsOf(apiRoutes);
const operations = Object.values(document.paths).flatMap((path): Operation[] => Object.values(path));

describe("the API document", () => {
  it("is valid OpenAPI 3.0", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, "3.0"]);
  });

  it("is the one that is served; `npm run docs:update` writes it", async () => {
    await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot("../../../openapi.json");
  });

  it("has every endpoint once", () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints.map(({ definition }) => definition.operationId).sort(),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it("leads every reference to something", () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
    for (const ref of refs) {
      const target = ref
        .split("/")
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
      expect(target, ref).toBeDefined();
    }
  });

  it("names every parameter of every path", () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const { operationId, parameters = [] } of Object.values(methods)) {
        const described = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
        expect(described.sort(), operationId).toEqual(inPath.sort());
      }
    }
  });

  it("shows each declared error under its status with an example", () => {
    for (const { definition } of endpoints) {
      const operation = operations.find(({ operationId }) => operationId === definition.operationId);
      for (const code of definition.errors) {
        const response = operation?.responses[statusOf(code)];
        expect(response?.content?.["application/json"]?.examples, code).toHaveProperty(code);
        expect(document.components.examples[code]?.description).toBe(`/docs/errors#${code}`);
        expect(document.components.examples[code]?.value).toEqual({
          error: code,
          message: ERROR_CODES[code][1],
        });
      }
    }
  });

  it.each(
    endpoints
      .filter(({ definition }) => definition.body)
      .map((entry) => [entry.definition.operationId, entry]),
  )("gives %s an example body that it accepts", (operationId, { definition }) => {
    const operation = operations.find((candidate) => candidate.operationId === operationId);
    const example = operation?.requestBody?.content["application/json"]?.example;
    expect(definition.body?.safeParse(example).error?.issues ?? []).toEqual([]);
  });

  it("says which session opens what", () => {
    for (const { method, definition } of endpoints) {
      const operation = operations.find(({ operationId }) => operationId === definition.operationId);
      const opens = operation?.security.flatMap((scheme) => Object.keys(scheme));
      const scope = keyScopeOf(definition, method);
      const sessions = definition.guard.name === "cron" ? ["cron_secret"] : definition.guard.cookies;
      expect(opens).toEqual(scope ? [...sessions, "api_key"] : sessions);
      expect(operation?.["x-scope"] ?? "any").toBe(scope ?? "any");
      for (const name of opens ?? []) expect(document.components.securitySchemes).toHaveProperty(name);
    }
  });
});
