/** Which restaurants join a group and which leave it; its headquarters joins by being it. */
export function memberChanges(
  before: readonly string[],
  wanted: readonly string[],
  headquarters: string,
): { addTenants: string[]; removeTenants: string[] } {
  const after = new Set([...wanted, headquarters]);
  return {
    addTenants: wanted.filter((slug) => !before.includes(slug) && slug !== headquarters),
    removeTenants: before.filter((slug) => !after.has(slug)),
  };
}
