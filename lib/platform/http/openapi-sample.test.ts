import { describe, expect, it } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { endpointsOf } from "./openapi";
import { sampleOfOperation } from "./openapi-sample";

const endpoints = endpointsOf(apiRoutes).map(({ definition }) => definition);

/** Why an operation has no sample. */
const NO_ANSWER: Record<string, string> = {
  getApiDocument: "its answer holds all samples",
  getApiDocument31: "its answer holds all samples",
};

/** What tests recorded on a day at Luigi's; `npx vitest run --project integration lib/testing/samples --update` writes it. */
describe("the sample of an operation", () => {
  it("is there for every answer that is JSON, and for every body", () => {
    const missing = endpoints.flatMap(({ operationId, response, body, produces }) => {
      const { request, answer } = sampleOfOperation(operationId);
      const lacksAnswer = response !== null && !produces && answer === undefined && !NO_ANSWER[operationId];
      const lacksRequest =
        body?.safeParse(undefined).success === false && request === undefined && !NO_ANSWER[operationId];
      return [
        ...(lacksAnswer ? [`${operationId} answers`] : []),
        ...(lacksRequest ? [`${operationId} takes`] : []),
      ];
    });
    expect(missing).toEqual([]);
  });

  it.each(endpoints.map((definition) => [definition.operationId, definition] as const))(
    "of %s is what its contract says, with nothing beside it",
    (operationId, { response, body, produces }) => {
      const { request, answer } = sampleOfOperation(operationId);
      if (answer !== undefined && response && !produces) expect(response.parse(answer)).toEqual(answer);
      if (request !== undefined && body) expect(body.safeParse(request).error?.issues ?? []).toEqual([]);
    },
  );
});
