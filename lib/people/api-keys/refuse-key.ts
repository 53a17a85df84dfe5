import { fail } from "@/lib/core/errors/app-error";

/** Throws API_KEY_NOT_FOUND. */
export function refuseUnknownKey(): never {
  return fail("API_KEY_NOT_FOUND", "There is no such API key.");
}
