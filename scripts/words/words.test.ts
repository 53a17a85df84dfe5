import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "@/lib/core/errors/error-codes";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { messagesOf } from "@/lib/core/i18n/catalogue";
import { BANNED_IN_API, BANNED_ON_SCREEN, BANNED_WORDS } from "./banned-words";
import { commentsOf } from "./comments";
import { documents, filesOf } from "./files-of";
import { findings, flatten } from "./findings";
import { sentencesOf } from "./sentences";

const SOURCES = filesOf(
  ["app", "clients", "components", "e2e", "emails", "examples", "lib", "prisma", "scripts", "server"],
  /\.(?:ts|tsx|mjs|prisma)$/,
).filter((path) => !path.startsWith("scripts/words/"));

it("finds a banned phrasing wherever it is", () => {
  expect(findings("x", "What news of a refund mean", BANNED_WORDS)).toHaveLength(1);
  expect(findings("x", "Look into your mailbox", BANNED_ON_SCREEN)).toHaveLength(1);
  expect(findings("x", "is no amount of EUR", BANNED_WORDS)).toHaveLength(1);
  expect(findings("x", "There are no orders of today", BANNED_WORDS)).toEqual([]);
  expect(findings("x", "How an order's payment stands", BANNED_WORDS)).toHaveLength(1);
  expect(findings("x", "How many more there are", BANNED_WORDS)).toEqual([]);
  expect(commentsOf('const a = "https://x.example"; // why\n/** one\n * two */\nconst b = 1;')).toEqual([
    { line: 1, text: "why" },
    { line: 2, text: "one two" },
  ]);
  expect(
    sentencesOf('// "no string"\nit("opens a door", () => {});\nconst a = ["one", `two words`];'),
  ).toEqual([
    { line: 2, text: "opens a door" },
    { line: 3, text: "two words" },
  ]);
});

describe("words", () => {
  it("keeps banned phrasings off the screen", () => {
    const all = [...BANNED_WORDS, ...BANNED_ON_SCREEN];
    expect(flatten(messagesOf("en")).flatMap(([key, message]) => findings(key, message, all))).toEqual([]);
  });

  it("keeps them out of error codes and the API document", () => {
    const all = [...BANNED_WORDS, ...BANNED_IN_API];
    const codes = Object.entries(ERROR_CODES).flatMap(([code, [, text]]) => findings(code, text, all));
    const reasons = flatten(REFUSAL_REASONS).flatMap(([reason, text]) => findings(reason, text, all));
    const document = readFileSync("openapi.json", "utf8");
    const lines = document.split("\n").flatMap((line, index) => findings(`${index + 1}`, line, all));
    expect([...codes, ...reasons, ...lines]).toEqual([]);
  });

  it("keeps them out of refusals, messages and the names of tests", () => {
    const found = SOURCES.flatMap((path) =>
      sentencesOf(readFileSync(path, "utf8")).flatMap(({ line, text }) =>
        findings(`${path}:${line}`, text, BANNED_WORDS),
      ),
    );
    expect(found).toEqual([]);
  });

  it("keeps what is no sentence of English out of what the API answers", () => {
    const answering = SOURCES.filter((path) => path.startsWith("lib/") && !path.includes(".test."));
    const found = answering.flatMap((path) =>
      sentencesOf(readFileSync(path, "utf8")).flatMap(({ line, text }) =>
        findings(`${path}:${line}`, text, BANNED_IN_API),
      ),
    );
    expect(found).toEqual([]);
  });

  it("keeps them out of the docs", () => {
    const found = documents().flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => findings(`${path}:${index + 1}`, line, BANNED_WORDS)),
    );
    expect(found).toEqual([]);
  });

  it("keeps them out of comments", () => {
    const found = SOURCES.flatMap((path) =>
      commentsOf(readFileSync(path, "utf8")).flatMap(({ line, text }) =>
        findings(`${path}:${line}`, text, BANNED_WORDS),
      ),
    );
    expect(found).toEqual([]);
  });
});
