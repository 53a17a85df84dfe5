/** One value of an address's query; null when it is missing, repeated or blank. */
export function queryText(value: string | string[] | undefined): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
