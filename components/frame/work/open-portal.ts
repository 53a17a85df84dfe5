import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getPageApp } from "@/lib/app/page-app";
import { findPageAccess, type PageAccess } from "@/lib/people/auth/find-page-access";
import type { Guard } from "@/lib/platform/http/guard";

export async function portalAccess<Context>(
  guard: Guard<Context>,
  params?: Record<string, string>,
): Promise<PageAccess<Context>> {
  const cookieHeader = (await headers()).get("cookie");
  return findPageAccess(getPageApp(), guard, { cookieHeader, params });
}

/**
 * Access for a page of a portal at `path`. Sends those who are signed out to the sign-in page and back here afterwards,
 * and those who need a second factor to where they switch it on. Null for those who may not enter.
 */
export function enterPortal<Context>(
  access: PageAccess<Context>,
  path: string,
): Extract<PageAccess<Context>, { state: "open" }> | null {
  if (access.state === "open") return access;
  if (access.state === "forbidden" || access.state === "must-visit") return null;
  if (access.state === "must-enrol") redirect("/security");
  redirect(`/sign-in?${new URLSearchParams({ next: path })}`);
}
