import { oneOf } from "@/components/data/one-of";

export const ROLES = ["superadmin", "web-designer", "sales-agent", "group-manager", "member"] as const;
export type UserRole = (typeof ROLES)[number];

export type UserFilters = { search: string | null; role: UserRole | null };

export function readUserFilters(search: URLSearchParams): UserFilters {
  return { search: search.get("search"), role: oneOf(ROLES, search.get("role")) };
}
