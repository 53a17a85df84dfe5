import { expect } from "playwright/test";
import { test } from "../support/staff-test";

const PEOPLE = ["owner@taco.example", "admin@bazar.example"];

/** What a browser reads as another host, at once or after it has resolved the path. */
const HOSTILE = [
  "//evil.example/phish",
  "/..//evil.example/phish",
  "/.//evil.example/phish",
  "/%2e%2e//evil.example/phish",
  "/t/..//evil.example/phish",
  "/\\evil.example/phish",
  "/\t/evil.example/phish",
  "/%2F%2Fevil.example/phish",
  "https://localhost@evil.example/phish",
];

for (const email of PEOPLE) {
  test(`a link to the sign-in leads ${email} to no other site`, async ({ page, baseURL }) => {
    const left: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname.endsWith("evil.example")) left.push(request.url());
    });
    for (const next of HOSTILE) {
      await page.context().clearCookies();
      await page.goto(`/sign-in?${new URLSearchParams({ next })}`);
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill("demo-password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.waitForURL((url) => url.pathname !== "/sign-in");
      expect(new URL(page.url()).origin, next).toBe(baseURL);
    }
    expect(left).toEqual([]);
  });
}

test("a restaurant's own host leads from its long addresses to the short ones, and breaks at none", async ({
  request,
  baseURL,
}) => {
  const { host, port } = new URL(baseURL ?? "");
  const visit = async (path: string) => {
    const answer = await request.get(`http://localhost:${port}${path}`, {
      headers: { host: `luigi.${host}` },
      maxRedirects: 0,
    });
    return [answer.status(), answer.headers().location];
  };
  expect(await visit("/s/luigi/checkout?table=4")).toEqual([308, "/checkout?table=4"]);
  expect(await visit("/t/luigi")).toEqual([308, "/dashboard"]);
  for (const path of ["/s/luigi/%2F%2Fx", "/%2F%2Fx", "/s/luigi/%5Cx", "/t/luigi/%2Fx", "/s/luigi/%0ax"]) {
    expect((await visit(path))[0], path).toBe(404);
  }
});
