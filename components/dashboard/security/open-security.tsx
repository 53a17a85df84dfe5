import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { QueryProvider } from "@/components/data/query-provider";
import { getPageApp } from "@/lib/app/page-app";
import { findSignedIn } from "@/lib/people/auth/find-signed-in";
import { getSecondFactor } from "@/lib/people/second-factor/get-second-factor";
import { SecurityPage } from "./security-page";

interface OpenSecurityProps {
  /** This page, to return to after signing in. */
  path: string;
  signInHref: string;
  dashboardHref: string | null;
}

/** The page of the user's own sign-in security, or a link to sign in first. */
export async function OpenSecurity({ path, signInHref, dashboardHref }: OpenSecurityProps) {
  const app = getPageApp();
  const actor = await findSignedIn(app, (await headers()).get("cookie"));
  if (!actor) redirect(`${signInHref}?${new URLSearchParams({ next: path })}`);
  const initial = await getSecondFactor(app, { actor });
  return (
    <QueryProvider>
      <SecurityPage email={actor.email} initial={initial} dashboardHref={dashboardHref} />
    </QueryProvider>
  );
}
