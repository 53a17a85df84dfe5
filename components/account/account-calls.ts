import { type ApiResult, api, dataOf, resultOf } from "@/components/data/api";
import type { components, paths } from "@/components/data/generated/api-schema";
import type { AccountArea, DinerArea } from "./account-area";

type Body<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody?: { content: { "application/json": infer Json } } };
}
  ? Json
  : never;

type Result<Data = unknown> = Promise<ApiResult<Data>>;

const of = (slug: string) => ({ path: { tenantId: slug } });

function signInAt(realm: DinerArea["realm"], body: Body<"/api/bazar/auth/login">): Result {
  return realm.kind === "restaurant"
    ? resultOf(api.POST("/api/public/{tenantId}/auth/login", { params: of(realm.slug), body }))
    : resultOf(api.POST("/api/bazar/auth/login", { body }));
}

/**
 * Signs in to the area's accounts: the marketplace and each restaurant keep their own. On a restaurant's pages an account
 * that the restaurant kept before opens as well.
 */
export async function signIn({ realm, older }: DinerArea, body: Body<"/api/bazar/auth/login">): Result {
  const result = await signInAt(realm, body);
  if (result.ok || result.code !== "INVALID_CREDENTIALS" || !older) return result;
  const signedIn = await signInAt(older, body);
  return signedIn.ok ? signedIn : result;
}

export function register({ realm }: DinerArea, body: Body<"/api/bazar/auth/register">): Result {
  return realm.kind === "restaurant"
    ? resultOf(api.POST("/api/public/{tenantId}/auth/register", { params: of(realm.slug), body }))
    : resultOf(api.POST("/api/bazar/auth/register", { body }));
}

export function signOut({ realm }: DinerArea): Result {
  return realm.kind === "restaurant"
    ? resultOf(api.POST("/api/public/{tenantId}/auth/logout", { params: of(realm.slug) }))
    : resultOf(api.POST("/api/bazar/auth/logout"));
}

export function sendProof({ realm }: DinerArea): Result {
  return realm.kind === "restaurant"
    ? resultOf(api.POST("/api/public/{tenantId}/auth/send-proof", { params: of(realm.slug) }))
    : resultOf(api.POST("/api/bazar/auth/send-proof"));
}

/** Requests a link for each account that the email may have in the area. */
export async function requestReset(
  { realm, older }: AccountArea & Pick<DinerArea, "older">,
  body: Body<"/api/auth/forgot-password">,
): Result {
  const [result] = await Promise.all([requestResetAt(realm, body), older && requestResetAt(older, body)]);
  return result;
}

function requestResetAt(realm: AccountArea["realm"], body: Body<"/api/auth/forgot-password">): Result {
  switch (realm.kind) {
    case "staff":
      return resultOf(api.POST("/api/auth/forgot-password", { body }));
    case "marketplace":
      return resultOf(api.POST("/api/bazar/auth/forgot-password", { body }));
    case "restaurant":
      return resultOf(
        api.POST("/api/public/{tenantId}/auth/forgot-password", { params: of(realm.slug), body }),
      );
  }
}

export function resetPassword({ realm }: AccountArea, body: Body<"/api/auth/reset-password">): Result {
  switch (realm.kind) {
    case "staff":
      return resultOf(api.POST("/api/auth/reset-password", { body }));
    case "marketplace":
      return resultOf(api.POST("/api/bazar/auth/reset-password", { body }));
    case "restaurant":
      return resultOf(
        api.POST("/api/public/{tenantId}/auth/reset-password", { params: of(realm.slug), body }),
      );
  }
}

/** With a password, where the link was opened without a session of the account. */
export function proveEmail({ realm }: DinerArea, body: Body<"/api/bazar/auth/prove-email">): Result {
  return realm.kind === "restaurant"
    ? resultOf(api.POST("/api/public/{tenantId}/auth/prove-email", { params: of(realm.slug), body }))
    : resultOf(api.POST("/api/bazar/auth/prove-email", { body }));
}

/** Erases the account and its person; the password is asked once more. */
export function eraseAccount({ realm }: DinerArea, body: { password: string }): Result {
  return realm.kind === "restaurant"
    ? resultOf(api.DELETE("/api/public/{tenantId}/me", { params: of(realm.slug), body }))
    : resultOf(api.DELETE("/api/bazar/me", { body }));
}

/** Where everything that is kept about the account can be downloaded. */
export function exportAddress({ realm }: DinerArea): string {
  return realm.kind === "restaurant" ? `/api/public/${realm.slug}/me/export` : "/api/bazar/me/export";
}

type Answer<Name extends keyof components["schemas"]> = Promise<components["schemas"][Name]>;

/** Who is signed in. This and what follows throw an ApiFailure. */
export function readProfile({ realm }: DinerArea): Answer<"AccountProfile" | "ProvableProfile"> {
  return realm.kind === "restaurant"
    ? dataOf(api.GET("/api/public/{tenantId}/auth/me", { params: of(realm.slug) }))
    : dataOf(api.GET("/api/bazar/auth/me"));
}

export function readOrders(
  { realm }: DinerArea,
  query: { limit: number; cursor?: string },
): Answer<"OrderHistory"> {
  return realm.kind === "restaurant"
    ? dataOf(api.GET("/api/public/{tenantId}/me/orders", { params: { ...of(realm.slug), query } }))
    : dataOf(api.GET("/api/bazar/me/orders", { params: { query } }));
}

export function readBookings({ realm }: DinerArea): Answer<"OwnBookings"> {
  return realm.kind === "restaurant"
    ? dataOf(api.GET("/api/public/{tenantId}/me/reservations", { params: of(realm.slug) }))
    : dataOf(api.GET("/api/bazar/me/reservations"));
}
