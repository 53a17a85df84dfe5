import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { scopesOf } from "@/lib/core/scopes/api-scope";
import type { KeyHolder } from "@/lib/people/keys/api-key";

/** Throws API_KEY_NOT_FOUND. */
export function refuseUnknownKey(): never {
  return fail("API_KEY_NOT_FOUND", "There is no such API key.");
}

/** Throws VALIDATION_FAILED for scopes that keys of a holder are not given. */
export function refuseForeignScopes({ holder }: KeyHolder, scopes: readonly string[]): void {
  const given: readonly string[] = scopesOf(holder);
  const index = scopes.findIndex((scope) => !given.includes(scope));
  if (index >= 0) refuseField(`scopes.${index}`, `cannot be given to this key: ${scopes[index]}`);
}
