import { isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/restaurant/app";
import { type SignedIn, signedInStaff } from "./staff-guards";

/** Who a page request's cookies belong to, or null: the API's guard, asked by a page. */
export async function findSignedIn(app: App, cookieHeader: string | null): Promise<SignedIn | null> {
  const request = new Request("http://localhost/", { headers: cookieHeader ? { cookie: cookieHeader } : {} });
  const client = { address: "page", secure: false, isLocal: false };
  try {
    return (await signedInStaff.check({ app, request, params: {}, client })).actor;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return null;
  }
}
