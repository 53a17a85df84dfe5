import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { QueryProvider } from "@/components/data/query-provider";
import { getPageApp } from "@/lib/app/page-app";
import { findPageAccess } from "@/lib/people/auth/find-page-access";
import { signedInStaff } from "@/lib/people/auth/signed-in-guards";
import { getSecondFactor } from "@/lib/people/enrolment/get-second-factor";
import { SecurityPage } from "./security-page";

interface OpenSecurityProps {
  /** This page, to return to after signing in. */
  path: string;
  signInHref: string;
  dashboardHref: string | null;
}

export async function OpenSecurity({ path, signInHref, dashboardHref }: OpenSecurityProps) {
  const app = getPageApp();
  const access = await findPageAccess(app, signedInStaff, { cookieHeader: (await headers()).get("cookie") });
  // A shared device opens nobody's account.
  if (access.state === "forbidden") redirect(dashboardHref ?? "/");
  if (access.state !== "open") redirect(`${signInHref}?${new URLSearchParams({ next: path })}`);
  const { actor } = access;
  const initial = await getSecondFactor(app, { actor });
  return (
    <QueryProvider>
      <SecurityPage email={actor.email} initial={initial} dashboardHref={dashboardHref} />
    </QueryProvider>
  );
}
