import { expect, it } from "vitest";
import { readWebsiteForm } from "./website-form";

it("reads addresses as people paste them, each once", () =>
  expect(
    readWebsiteForm({
      embedOrigins: "trattoria.example/menu\nhttps://trattoria.example, http://localhost:4000",
    }),
  ).toEqual({
    ok: true,
    body: { embedOrigins: ["https://trattoria.example", "http://localhost:4000"] },
  }));

it("marks what is no website, and too many", () => {
  expect(readWebsiteForm({ embedOrigins: "http://trattoria.example" })).toMatchObject({
    problems: { embedOrigins: "websiteInvalid" },
  });
  const many = Array.from({ length: 11 }, (_, index) => `https://site${index}.example`).join("\n");
  expect(readWebsiteForm({ embedOrigins: many })).toMatchObject({
    problems: { embedOrigins: "websitesTooMany" },
  });
});
