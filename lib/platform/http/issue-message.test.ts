import { expect, test } from "vitest";
import { z } from "zod";
import { isAppError } from "@/lib/core/errors/app-error";
import { validated } from "./validated";

const Text = z.string();
const Name = z.object({ name: z.string().trim().min(1).max(5) });

test.each<[z.ZodType, unknown, string]>([
  [Name, { name: " " }, "body name: must not be empty"],
  [Name, {}, "body name: is missing"],
  [Name, { name: 5 }, "body name: must be text"],
  [Name, { name: null }, "body name: must be text"],
  [Name, { name: "sixteen" }, "body name: must have at most 5 characters"],
  [Name, undefined, "body: is missing"],
  [Name, [], "body: must be an object"],
  [Text.min(8), "short", "body: must have at least 8 characters"],
  [z.array(Text).min(1), [], "body: must not be empty"],
  [z.array(Text).max(1), ["a", "b"], "body: must have at most 1 entry"],
  [z.array(Text).max(2), {}, "body: must be a list"],
  [z.int().min(1), 0, "body: must be 1 or more"],
  [z.int().max(20), 21, "body: must be 20 or less"],
  [z.int(), 1.5, "body: must be a whole number"],
  [z.int(), "1", "body: must be a number"],
  [z.number().positive(), 0, "body: must be more than 0"],
  [z.number().multipleOf(0.5), 0.3, "body: must be a multiple of 0.5"],
  [z.boolean(), "yes", "body: must be true or false"],
  [z.enum(["pickup", "delivery"]), "drone", 'body: must be one of "pickup", "delivery"'],
  [z.literal(true), false, "body: must be true"],
  [z.email(), "nobody", "body: must be an email address"],
  [z.string().regex(/^a$/), "b", "body: does not have the documented form"],
  [z.string().regex(/^a$/, "must be an a"), "b", "body: must be an a"],
  [z.record(z.string().max(2), Text), { long: "" }, "body long: has a name that is not allowed here"],
  [z.union([z.iso.date(), z.null()]), "soon", "body: must be a date that exists, YYYY-MM-DD"],
  [z.union([Text, z.array(Text)]), 5, "body: must have one of the documented forms"],
])("a schema tells what is wrong in words: %#", (schema, value, message) => {
  try {
    validated(schema, value, "body");
    expect.unreachable();
  } catch (error) {
    expect(isAppError(error) && error.message).toBe(message);
  }
});
