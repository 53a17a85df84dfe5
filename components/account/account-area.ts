/** Whose accounts a page is about: those who work here, the marketplace's diners, or one restaurant's. */
export interface AccountArea {
  /** In the API: the platform's staff, the marketplace, or the slug of a restaurant. */
  realm: { kind: "staff" } | { kind: "marketplace" } | { kind: "restaurant"; slug: string };
  /** Before the pages of the area. */
  base: string;
  /** The page that signs in. */
  signIn: string;
}

/** An area whose accounts have orders and bookings. */
export interface DinerArea extends AccountArea {
  realm: Exclude<AccountArea["realm"], { kind: "staff" }>;
}

export const STAFF_AREA: AccountArea = { realm: { kind: "staff" }, base: "", signIn: "/sign-in" };

export const DINER_AREA: DinerArea = {
  realm: { kind: "marketplace" },
  base: "/account",
  signIn: "/account/login",
};

/** A restaurant's own accounts; `storefrontBase` is where its pages start on this request. */
export function storefrontArea({
  slug,
  storefrontBase,
}: {
  slug: string;
  storefrontBase: string;
}): DinerArea {
  const base = `${storefrontBase}/account`;
  return { realm: { kind: "restaurant", slug }, base, signIn: `${base}/login` };
}
