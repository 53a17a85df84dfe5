/**
 * The URL that a text is, by itself or below `base`, or null. In place of `URL.canParse`, which on Node 20 refuses letters
 * beyond ASCII, such as those of `https://trattoría.example`, once it has been called often.
 */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
