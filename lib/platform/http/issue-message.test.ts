import { expect, test } from "vitest";
import { z } from "zod";
import { isAppError } from "@/lib/core/errors/app-error";
import { validated } from "./validated";

const Text = z.string();
const Name = z.object({ name: z.string().trim().min(1).max(5) });

test.each<[z.ZodType, unknown, string]>([
  [Name, { name: " " }, "Name must not be empty."],
  [Name, {}, "Name is missing."],
  [Name, { name: 5 }, "Name must be text."],
  [Name, { name: null }, "Name must be text."],
  [Name, { name: "sixteen" }, "Name must have at most 5 characters."],
  [Name, undefined, "The body is missing."],
  [Name, [], "The body must be an object."],
  [Text.min(8), "short", "The body must have at least 8 characters."],
  [z.array(Text).min(1), [], "The body must not be empty."],
  [z.array(Text).max(1), ["a", "b"], "The body must have at most 1 entry."],
  [z.array(Text).max(2), {}, "The body must be a list."],
  [z.int().min(1), 0, "The body must be 1 or more."],
  [z.int().max(20), 21, "The body must be 20 or less."],
  [z.int(), 1.5, "The body must be a whole number."],
  [z.int(), "1", "The body must be a number."],
  [z.number().positive(), 0, "The body must be more than 0."],
  [z.number().multipleOf(0.5), 0.3, "The body must be a multiple of 0.5."],
  [z.boolean(), "yes", "The body must be true or false."],
  [z.enum(["pickup", "delivery"]), "drone", 'The body must be one of "pickup", "delivery".'],
  [z.literal(true), false, "The body must be true."],
  [z.email(), "nobody", "The body must be an email address."],
  [z.string().regex(/^a$/), "b", "The body does not have the documented form."],
  [z.string().regex(/^a$/, "must be an a"), "b", "The body must be an a."],
  [z.record(z.string().max(2), Text), { long: "" }, "Long has a name that is not allowed here."],
  [z.union([z.iso.date(), z.null()]), "soon", "The body must be a date that exists, YYYY-MM-DD."],
  [z.union([Text, z.array(Text)]), 5, "The body must have one of the documented forms."],
])("a schema tells what is wrong in words: %#", (schema, value, message) => {
  try {
    validated(schema, value, "body");
    expect.unreachable();
  } catch (error) {
    expect(isAppError(error) && error.message).toBe(message);
  }
});
