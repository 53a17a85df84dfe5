import { expect, it } from "vitest";
import { readTags } from "./guest-tags";

it.each([
  ["", []],
  [" Regular ,wine,, Regular", ["Regular", "wine"]],
  ["常連、ワイン", ["常連", "ワイン"]],
])("reads %j as tags", (text, tags) => expect(readTags(text)).toEqual(tags));
