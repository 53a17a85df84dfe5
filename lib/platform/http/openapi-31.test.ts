import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { EVENT_DEFINITIONS } from "@/lib/platform/events/event-definition";
import { EVENT_TYPES } from "@/lib/platform/events/event-type";
import { apiRoutes } from "@/lib/testing/call";
import { buildOpenApi } from "./openapi";
import { asOpenApi31 } from "./openapi-31";

const document = buildOpenApi(apiRoutes);
const twin = asOpenApi31(document);

describe("the events in the API document", () => {
  it("are all there, each with its schema and a sample that fits it", () => {
    expect(Object.keys(document["x-webhooks"])).toEqual(EVENT_TYPES);
    for (const type of EVENT_TYPES) {
      const { schema, example } =
        document["x-webhooks"][type]?.post.requestBody.content["application/json"] ?? {};
      expect(schema?.$ref).toMatch(/^#\/components\/schemas\/\w+Event$/);
      const sample = example as { type: string; data: unknown };
      expect(sample.type).toBe(type);
      expect(EVENT_DEFINITIONS[type].data.strict().safeParse(sample.data).error?.issues ?? [], type).toEqual(
        [],
      );
    }
  });
});

describe("the document in OpenAPI 3.1", () => {
  it("is valid", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(twin));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, "3.1"]);
  });

  it("has the same operations and the webhooks, and nothing that only 3.0 knows", () => {
    expect(Object.keys(twin.paths as object)).toEqual(Object.keys(document.paths));
    expect(Object.keys(twin.webhooks as object)).toEqual(EVENT_TYPES);
    expect(JSON.stringify(twin)).not.toMatch(/"nullable":|"x-webhooks"|"exclusiveMinimum":true/);
  });

  it("keeps null where it was, beside a type, an enum and a reference", () => {
    const schema = (value: object) =>
      asOpenApi31({ ...document, components: { schemas: { S: value } } } as never) as never as {
        components: { schemas: { S: unknown } };
      };
    const converted = (value: object) => schema(value).components.schemas.S;
    expect(converted({ type: "string", nullable: true })).toEqual({ type: ["string", "null"] });
    expect(converted({ type: "string", enum: ["a"], nullable: true })).toEqual({
      type: ["string", "null"],
      enum: ["a", null],
    });
    expect(converted({ allOf: [{ $ref: "#/x" }], nullable: true, description: "d" })).toEqual({
      description: "d",
      anyOf: [{ allOf: [{ $ref: "#/x" }] }, { type: "null" }],
    });
    expect(converted({ properties: { nullable: { type: "boolean" } } })).toEqual({
      properties: { nullable: { type: "boolean" } },
    });
  });
});
