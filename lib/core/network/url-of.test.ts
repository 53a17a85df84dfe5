import { expect, it } from "vitest";
import { urlOf } from "./url-of";

/** After so many calls a function has been compiled, with the fast form of what it calls. */
const OFTEN = 20_000;

it("reads letters of every language, however often it is asked", () => {
  const address = "https://trattoría.example/";
  for (let count = 0; count < OFTEN; count += 1)
    if (urlOf(address)?.host !== "xn--trattora-i2a.example") expect.fail(`at call ${count}`);
});

it("is null for what is no address", () => {
  expect([urlOf("no address"), urlOf(""), urlOf("https://"), urlOf("/menu")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(urlOf("/menu", "https://luigi.example")?.href).toBe("https://luigi.example/menu");
});
