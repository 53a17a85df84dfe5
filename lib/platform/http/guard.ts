import type { ErrorCode } from "@/lib/core/errors/error-codes";
import type { ApiScope } from "@/lib/core/scopes/api-scope";
import type { App } from "@/lib/platform/app";
import type { ApiTag } from "./api-tags";

export type SessionCookie = "platform_session" | "admin_session" | "customer_session" | "bazar_user_session";

/** The calling machine, as far as it can be believed. */
export type Client = {
  address: string;
  /** The connection to the outside is https, so cookies are Secure. */
  secure: boolean;
  /** Calls from this machine, and not through a proxy. */
  isLocal: boolean;
};

export type GuardInput<A extends App = App> = {
  app: A;
  request: Request;
  params: Record<string, string>;
  client: Client;
  /** What is asked for, by the tag of its operation; pages have none. */
  tag?: ApiTag;
  /** What an API key needs for it; null where no key is enough, and for pages. */
  scope?: ApiScope | null;
  /** Adds headers to the answer, whatever it becomes. */
  tell?: (headers: Record<string, string>) => void;
};

/**
 * Who may call. `check` returns what the handler learns about the caller, or throws UNAUTHENTICATED or FORBIDDEN.
 * `cookies` are the sessions that can open it; empty means public.
 */
export type Guard<Context, A extends App = App> = {
  name: string;
  cookies: readonly SessionCookie[];
  /** What else `check` throws. */
  refusals?: readonly ErrorCode[];
  check(input: GuardInput<A>): Promise<Context>;
};

/** No session needed. */
export const publicAccess: Guard<Record<never, never>> = {
  name: "public",
  cookies: [],
  check: async () => ({}),
};
