/** How a restaurant's pages look: what a web designer may change. */
export type Look = {
  accent: string;
  displayFont: string;
  heroImage: string | null;
  logoImage: string | null;
};

/** The look of a restaurant's row, or of anything else that has one. */
export function lookOf({ accent, displayFont, heroImage, logoImage }: Look): Look {
  return { accent, displayFont, heroImage, logoImage };
}

/** Whether guests would see the same. */
export function isSameLook(a: Look, b: Look): boolean {
  return (
    a.accent === b.accent &&
    a.displayFont === b.displayFont &&
    a.heroImage === b.heroImage &&
    a.logoImage === b.logoImage
  );
}
