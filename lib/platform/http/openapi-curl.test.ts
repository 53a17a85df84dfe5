import { describe, expect, it } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { buildOpenApi } from "./openapi";
import { curlOf } from "./openapi-curl";
import type { Operation } from "./openapi-document";

const { paths } = buildOpenApi(apiRoutes);

function example(method: string, path: string): string {
  return curlOf("http://localhost:3000", method, path, paths[path]?.[method.toLowerCase()] as Operation);
}

describe("the example of an operation", () => {
  it("reads a public path of the demo restaurant", () => {
    expect(example("GET", "/api/public/{tenantId}/menu")).toBe(
      "curl 'http://localhost:3000/api/public/luigi/menu'",
    );
  });

  it("keeps the session that signing in sets", () => {
    expect(example("POST", "/api/auth/login")).toBe(
      [
        "curl -X POST 'http://localhost:3000/api/auth/login' \\",
        "  -c cookies.txt \\",
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"email":"owner@luigi.example","password":"demo-password"}'`,
      ].join("\n"),
    );
  });

  it("sends the session where one is asked for", () => {
    expect(example("GET", "/api/tenant/{tenantId}/orders")).toContain("-b cookies.txt");
  });

  it("shows the key that makes repeats harmless", () => {
    expect(example("POST", "/api/public/{tenantId}/orders")).toContain("-H 'Idempotency-Key: ");
  });

  it("cannot be broken out of by a quote", () => {
    const operation = {
      operationId: "x",
      summary: "x",
      tags: [],
      security: [],
      responses: {},
      requestBody: { required: true, content: { "application/json": { example: { note: "it's; rm -rf" } } } },
    };
    expect(curlOf("http://localhost", "POST", "/x", operation)).toContain(`'{"note":"it'\\''s; rm -rf"}'`);
  });
});
