/** How a restaurant is addressed: by its name on the platform, or by a host of its own where one is proven. */
export type StorefrontName = { slug: string; ownHost: string | null };

/** The address of a restaurant's own host: by the platform's scheme, and its port where it has one. */
export function ownOrigin(publicUrl: string, host: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port === "" ? "" : `:${port}`}`;
}

/** The one address under which a restaurant's storefront is known, without a slash at its end. */
export function storefrontHome(publicUrl: string, { slug, ownHost }: StorefrontName): string {
  return ownHost === null ? new URL(`/s/${slug}`, publicUrl).href : ownOrigin(publicUrl, ownHost);
}
