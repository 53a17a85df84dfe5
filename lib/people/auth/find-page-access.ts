import { isAppError } from "@/lib/core/errors/app-error";
import type { Guard } from "@/lib/platform/http/guard";
import type { App } from "@/lib/restaurant/app";

export type PageAccess<Context> =
  | ({ state: "open" } & Context)
  | { state: "signed-out" }
  | { state: "must-enrol" }
  /** A shared device that nobody has unlocked. */
  | { state: "locked" }
  /** A super-admin without a support visit. */
  | { state: "must-visit" }
  | { state: "forbidden" };

/** What a page request's cookies open: the guard of the API, asked by a page. */
export async function findPageAccess<Context>(
  app: App,
  guard: Guard<Context>,
  { cookieHeader, params = {} }: { cookieHeader: string | null; params?: Record<string, string> },
): Promise<PageAccess<Context>> {
  const request = new Request("http://localhost/", { headers: cookieHeader ? { cookie: cookieHeader } : {} });
  const client = { address: "page", secure: false, isLocal: false };
  try {
    return { state: "open", ...(await guard.check({ app, request, params, client })) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "UNAUTHENTICATED") return { state: "signed-out" };
    if (error.code === "PIN_REQUIRED") return { state: "locked" };
    if (error.code === "SUPPORT_VISIT_REQUIRED") return { state: "must-visit" };
    return { state: error.code === "SECOND_FACTOR_ENROLMENT_REQUIRED" ? "must-enrol" : "forbidden" };
  }
}
