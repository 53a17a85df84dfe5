import { expect, test } from "vitest";
import { entityTagOf, namesEntityTag } from "./entity-tag";

const tag = entityTagOf("body");

test.each([
  [tag, true],
  [`W/${tag}`, true],
  [`"other", ${tag}`, true],
  ["*", true],
  [" * ", true],
  ['"other"', false],
  [tag.slice(1, -1), false],
  ["", false],
  [null, false],
])("If-None-Match %j names the tag: %s", (header, named) => expect(namesEntityTag(header, tag)).toBe(named));
