import { z } from "zod";

const ByGroup = z.record(z.string().max(200), z.array(z.string().max(300)).max(100));

/** No menu has a group of this name: the names of groups are trimmed. */
const UNKNOWN_GROUP = "__proto__ ";

/** Zod silently drops `__proto__`; under another name it remains an unknown group, which is refused. */
function keepProto(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, "__proto__")) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, labels]) => [name === "__proto__" ? UNKNOWN_GROUP : name, labels]),
  );
}

/** Option-group name to chosen labels, as a client sends it; which of them exist is for the menu to say. */
export const SelectedOptionsInput = z.preprocess(keepProto, ByGroup).meta({
  type: "object",
  additionalProperties: { type: "array", maxItems: 100, items: { type: "string", maxLength: 300 } },
});

/** Which of the groups that a line has options of are divided in halves. */
export const HalvedGroupsWire = z
  .array(z.string())
  .optional()
  .describe(
    "Option groups of which each chosen option is on one half: the options share the price. Left out where there are none",
  );
