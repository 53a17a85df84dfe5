import { createHash } from "node:crypto";
import type { z } from "zod";
import { AppError, fail } from "@/lib/core/errors/app-error";

/** How the state of a resource is told apart from its others. */
export type Version = {
  /** The resource as operations answer it. */
  as: z.ZodType;
  /** What of it an editor decides on; the whole answer where nothing is said. */
  of: (answer: unknown) => unknown;
};

/**
 * Refuses a change of what has been edited since: called within the lock or transaction of the write, before it, with what
 * reads the resource as the operation answers it. Throws PRECONDITION_FAILED.
 */
export type Precondition = (read: () => unknown) => Promise<void>;

/** The version of a resource that operations answer as `schema`, by the whole answer or what `of` takes of it. */
export function versionOf<S extends z.ZodType>(
  schema: S,
  of: (answer: z.output<S>) => unknown = (answer) => answer,
): Version {
  return { as: schema, of: of as Version["of"] };
}

/** The entity tag of a resource's state; a counter is its own. */
export function tagOf({ as, of }: Version, answer: unknown): string {
  const state = of(as.parse(answer));
  if (typeof state === "number") return `"${state}"`;
  return `"${createHash("sha256").update(JSON.stringify(state)).digest("base64url").slice(0, 22)}"`;
}

/**
 * What a request's If-Match asks for, or null where it has none. Tags are compared without `W/`, because proxies that
 * compress answers put it there, and ours names a state and not bytes. Throws VALIDATION_FAILED for what is no tag.
 */
export function preconditionOf(request: Request, version: Version | undefined): Precondition | null {
  const ifMatch = version ? request.headers.get("if-match") : null;
  if (!version || ifMatch === null || ifMatch.trim() === "*") return null;
  const named = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!named.every((tag) => /^"[\x21\x23-\x7e]*"$/.test(tag)))
    fail("VALIDATION_FAILED", "The header If-Match must be the ETag of an earlier answer, with its quotes.");
  return async (read) => {
    const current = version.as.parse(await read());
    const etag = tagOf(version, current);
    if (named.includes(etag)) return;
    throw new AppError(
      "PRECONDITION_FAILED",
      "Somebody has changed this since it was read; `current` is how it is now.",
      {
        current,
        headers: { etag },
      },
    );
  };
}
