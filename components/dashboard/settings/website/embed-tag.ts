/** What a website can show of a restaurant. */
export const SHOWN = ["menu", "booking"] as const;
export type Shown = (typeof SHOWN)[number];

/** The line that shows a restaurant's menu or booking form in any page. */
export function embedTag(input: { publicUrl: string; slug: string; show: Shown }): string {
  const { publicUrl, slug, show } = input;
  const address = new URL("/embed.js", publicUrl).href;
  return `<script src="${address}" data-restaurant="${slug}" data-show="${show}" async></script>`;
}
