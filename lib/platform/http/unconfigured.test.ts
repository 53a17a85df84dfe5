import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { GET as unknownPath } from "@/app/api/[[...path]]/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as menu } from "@/app/api/public/[tenantId]/menu/route";
import { provideBazar } from "@/server/provide-bazar";

beforeAll(provideBazar);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const GOOD = {
  DATABASE_URL: "postgresql://nobody@127.0.0.1:1/bazar",
  SESSION_SECRET: "x".repeat(32),
  GIFT_CARD_SECRET: "c".repeat(32),
  PUBLIC_URL: "https://bazar.example",
  BAZAR_DEMO: "",
};

it.each([
  ["DATABASE_URL", ""],
  ["SESSION_SECRET", "short"],
  ["GIFT_CARD_SECRET", ""],
  ["PUBLIC_URL", ""],
  ["S3_BUCKET", "plates"],
])("answers JSON and logs the variable while %s is %j", async (name, value) => {
  for (const [key, good] of Object.entries({ ...GOOD, [name]: value })) vi.stubEnv(key, good);
  let logged = "";
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    logged += chunk;
    return true;
  });
  for (const endpoint of [menu, login]) {
    const response = await endpoint(new Request("https://bazar.example/api/x", { method: "POST" }), {});
    const body = await response.json();
    const requestId = response.headers.get("x-request-id") ?? "";
    expect([response.status, body.error]).toEqual([503, "NOT_CONFIGURED"]);
    expect(requestId).toMatch(/^req_/);
    expect(body.message).toContain(requestId);
    expect(body.message).not.toContain(name);
    expect(logged).toContain(requestId);
    expect(logged).toContain(name);
  }
  expect((await unknownPath(new Request("https://bazar.example/api/x"))).status).toBe(404);
});
