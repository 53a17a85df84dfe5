/** Tags as they are typed: separated by commas, each once, without empty ones. */
export function readTags(text: string): string[] {
  const tags = text
    .split(/[,、;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  return [...new Set(tags)];
}
