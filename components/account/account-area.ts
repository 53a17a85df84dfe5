/** Whose accounts a page is about: those who work here, the marketplace's diners, or one restaurant's. */
export interface AccountArea {
  /** Before `/auth/…` and `/me…` of the API. */
  api: string;
  /** Before the pages of the area. */
  base: string;
  /** The page that signs in. */
  signIn: string;
}

export const STAFF_AREA: AccountArea = { api: "/api", base: "", signIn: "/sign-in" };

export const DINER_AREA: AccountArea = { api: "/api/bazar", base: "/account", signIn: "/account/login" };

/** A restaurant's own accounts; `storefrontBase` is where its pages start on this request. */
export function storefrontArea({
  slug,
  storefrontBase,
}: {
  slug: string;
  storefrontBase: string;
}): AccountArea {
  const base = `${storefrontBase}/account`;
  return { api: `/api/public/${slug}`, base, signIn: `${base}/login` };
}
