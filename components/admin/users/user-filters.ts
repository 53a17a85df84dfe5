import { oneOf } from "@/components/data/use-address-filters";

export const ROLES = ["superadmin", "web-designer", "sales-agent", "group-manager", "member"] as const;
export type UserRole = (typeof ROLES)[number];

/** What the list of users is narrowed down to. */
export type UserFilters = { search: string | null; role: UserRole | null };

/** The filters of an address. */
export function readUserFilters(search: URLSearchParams): UserFilters {
  return { search: search.get("search"), role: oneOf(ROLES, search.get("role")) };
}
