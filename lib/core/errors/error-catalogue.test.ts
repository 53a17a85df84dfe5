import { expect, it } from "vitest";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { possibleErrors } from "@/lib/platform/http/openapi-operation";
import { apiRoutes } from "@/lib/testing/call";
import { ERROR_CODES, type ErrorCode } from "./error-codes";
import { REFUSAL_REASONS } from "./refusal-reasons";

const endpoints = endpointsOf(apiRoutes);

/** The error table as a page. Codes of the pipeline can come from nearly everywhere, so only declared ones list endpoints. */
function errorCatalogue(): string {
  const rows = (Object.entries(ERROR_CODES) as [ErrorCode, readonly [number, string]][])
    .map(([code, [status, meaning]]) => ({ code, status, meaning }))
    .sort((a, b) => a.status - b.status)
    .map(({ code, status, meaning }) => {
      const declaring = endpoints
        .filter(({ definition }) => definition.errors.includes(code))
        .map(({ definition }) => `\`${definition.operationId}\``);
      return `| ${status} | <a id="${code}"></a>\`${code}\` | ${meaning} | ${declaring.join(", ")} |`;
    });
  const reasonRows = Object.entries(REFUSAL_REASONS).flatMap(([code, reasons]) =>
    Object.entries(reasons).map(([reason, meaning]) => `| \`${code}\` | \`${reason}\` | ${meaning} |`),
  );
  return [
    "# Errors",
    "",
    "Every refusal is JSON: `{ error, message, reason?, issues?, current? }`. `error` is one of the codes below and is made for",
    "programs, and so is `reason`, which says why exactly; `message` is made for people and may change; `issues` names",
    "every wrong field; `current` is the resource as it is now, with PRECONDITION_FAILED. The header `x-request-id` names the",
    "request in the logs. An installation shows this page at `/docs/errors`, with an address for each code:",
    "`/docs/errors#BILL_CLOSED`.",
    "",
    "This page is written by `npm run docs:update` from the error table and the endpoints.",
    "",
    "| Status | Code | Meaning | Declared by |",
    "|---|---|---|---|",
    ...rows,
    "",
    "## Reasons",
    "",
    "Reasons may be added; treat an unknown one as none. An empty list of times carries the same ones.",
    "",
    "| Code | Reason | Meaning |",
    "|---|---|---|",
    ...reasonRows,
    "",
  ].join("\n");
}

it("is current in docs/errors.md; `npm run docs:update` writes it", async () => {
  await expect(errorCatalogue()).toMatchFileSnapshot("../../../docs/errors.md");
});

it("lists INTERNAL for every endpoint and nothing twice", () => {
  for (const { method, definition } of endpoints) {
    const codes = possibleErrors(method, definition);
    expect(codes).toContain("INTERNAL");
    expect(new Set(codes).size).toBe(codes.length);
  }
});
