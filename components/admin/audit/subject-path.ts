/** Where the administration shows the object of an act, by the kind of its id; else every act about it. */
export function subjectPath(subjectId: string, restaurant: string | null): string {
  const kind = subjectId.split("_", 1)[0];
  switch (kind) {
    case "usr":
      return `/users?user=${subjectId}`;
    case "org":
      return `/organizations?organization=${subjectId}`;
    case "ord":
      return `/orders/${subjectId}`;
    default:
      if (restaurant !== null && !subjectId.includes("_")) return `/restaurants/${restaurant}`;
      return `/audit?subject=${subjectId}`;
  }
}
