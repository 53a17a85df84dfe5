/** Whose accounts a page is about: those who work here, the marketplace's diners, or one restaurant's. */
export interface AccountArea {
  /** In the API: the platform's staff, the marketplace, or the slug of a restaurant. */
  realm: { kind: "staff" } | { kind: "marketplace" } | { kind: "restaurant"; slug: string };
  /** Before the pages of the area. */
  base: string;
  signIn: string;
}

/** An area whose accounts have orders and bookings. */
export interface DinerArea extends AccountArea {
  realm: Exclude<AccountArea["realm"], { kind: "staff" }>;
  /** Where other restaurants' pages are: "" on the platform's own host. */
  platform: string;
  /** Where a sign-out leads: the form itself, which asks nobody else. */
  signedOut: string;
  /** The accounts that the restaurant keeps by itself, where those of the marketplace are asked for first. */
  older?: { kind: "restaurant"; slug: string };
}

export const STAFF_AREA: AccountArea = { realm: { kind: "staff" }, base: "", signIn: "/sign-in" };

export const DINER_AREA: DinerArea = {
  realm: { kind: "marketplace" },
  base: "/account",
  signIn: "/account/login",
  signedOut: "/account/login",
  platform: "",
};

interface StorefrontPlace {
  slug: string;
  /** Where the restaurant's pages start on this request. */
  storefrontBase: string;
  /** The host is the restaurant's alone. */
  onOwnHost: boolean;
  publicUrl: string;
}

/** A restaurant's own accounts. */
export function storefrontArea({ slug, storefrontBase, onOwnHost, publicUrl }: StorefrontPlace): DinerArea {
  const base = `${storefrontBase}/account`;
  const platform = onOwnHost ? publicUrl : "";
  const signIn = `${base}/login`;
  return { realm: { kind: "restaurant", slug }, base, signIn, signedOut: `${signIn}?asked=yes`, platform };
}

/** The accounts of the marketplace on a restaurant's pages. */
export function marketplaceAreaAt(place: StorefrontPlace): DinerArea {
  const older = { kind: "restaurant", slug: place.slug } as const;
  return { ...storefrontArea(place), realm: DINER_AREA.realm, older };
}
