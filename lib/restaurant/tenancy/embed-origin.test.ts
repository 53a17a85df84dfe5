import { expect, it } from "vitest";
import { embedOriginOf } from "./embed-origin";

it.each([
  ["https://trattoria.example", "https://trattoria.example"],
  [" www.trattoria.example/menu?x=1#y ", "https://www.trattoria.example"],
  ["https://trattoria.example:8443/", "https://trattoria.example:8443"],
  ["https://Tráttoria.example", "https://xn--trttoria-9ya.example"],
  ["http://localhost:4000/page", "http://localhost:4000"],
])("reads %s as %s", (typed, origin) => expect(embedOriginOf(typed)).toBe(origin));

it.each([
  "",
  "http://trattoria.example",
  "trattoria",
  "https://*.example",
  "https://a.example; script-src *",
  "https://a.example https://b.example",
  "https://user@a.example",
  "javascript://a.example/%0aalert(1)",
  "data:text/html,x",
  "'self'",
  `https://${"a".repeat(200)}.example`,
])("refuses %s", (typed) => expect(embedOriginOf(typed)).toBeNull());
