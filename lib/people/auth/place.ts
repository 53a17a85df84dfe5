export type Place =
  | {
      kind: "restaurant";
      slug: string;
      name: string;
      role: "owner" | "co_manager" | "staff";
      status: "draft" | "active" | "suspended";
      /** The test twin of the restaurant before it. */
      isTwin: boolean;
    }
  | { kind: "group"; id: string; name: string }
  | { kind: "designer" | "agent" | "admin" };

/** The address of a place on the platform's own host. */
export function placeHref(place: Place): string {
  switch (place.kind) {
    case "restaurant":
      return `/t/${place.slug}`;
    case "group":
      return `/group/${place.id}`;
    default:
      return `/${place.kind}`;
  }
}
