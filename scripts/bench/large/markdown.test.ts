import { describe, expect, it } from "vitest";
import { duration, paragraph, replaceBetweenMarkers, table } from "./markdown.mjs";

it("a table aligns its figures to the right", () => {
  expect(table(["What", "ms"], [["menu", 3]])).toBe("| What | ms |\n| --- | ---: |\n| menu | 3 |");
});

it("a paragraph is broken between words, and a longer word stays whole", () => {
  expect(paragraph("one two  three\nimmeasurable four", 9)).toBe("one two\nthree\nimmeasurable\nfour");
});

describe("a part of a document", () => {
  const document = "before\n\n<!-- figures -->\n\nold\n\n<!-- /figures -->\n\nafter\n";

  it("is replaced between its markers, and can be again", () => {
    const once = replaceBetweenMarkers(document, { name: "figures", text: "new\n" });
    expect(once).toBe("before\n\n<!-- figures -->\n\nnew\n\n<!-- /figures -->\n\nafter\n");
    expect(replaceBetweenMarkers(once, { name: "figures", text: "new" })).toBe(once);
  });

  it("is refused where the markers are missing", () => {
    expect(() => replaceBetweenMarkers(document, { name: "others", text: "" })).toThrow("<!-- others -->");
  });
});

it("times are read at a glance", () => {
  expect([0.44, 9.96, 12.4, 999, 1_500, 90_000].map(duration)).toEqual([
    "0.4 ms",
    "10.0 ms",
    "12 ms",
    "999 ms",
    "1.5 s",
    "1.5 min",
  ]);
});
