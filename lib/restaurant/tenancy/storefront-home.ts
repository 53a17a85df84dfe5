/** The one address under which a restaurant's storefront is known, without a slash at its end. */
export function storefrontHome(publicUrl: string, slug: string): string {
  return new URL(`/s/${slug}`, publicUrl).href;
}
