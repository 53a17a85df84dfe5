import type { z } from "zod";
import type { App } from "@/lib/restaurant/app";
import type { AddressCheck } from "./address-contract";
import { findTakenSlugs } from "./new-tenant-store";
import { slugProblem } from "./slug";

const ALTERNATIVES = 20;

/** Whether a new restaurant could have this address, and if not, one like it that it could. Reserves nothing. */
export async function checkAddress(
  app: App,
  { slug }: { slug: string },
): Promise<z.input<typeof AddressCheck>> {
  const problem = slugProblem(slug);
  if (problem === "TOO_SHORT" || problem === "TOO_LONG" || problem === "MALFORMED")
    return { available: false, suggestion: null };
  const numbered = Array.from({ length: ALTERNATIVES }, (_, index) => `${slug.slice(0, 36)}-${index + 2}`);
  const taken = new Set(await findTakenSlugs(app.db.prisma, [slug, ...numbered]));
  if (problem === null && !taken.has(slug)) return { available: true, suggestion: null };
  const suggestion = numbered.find((each) => slugProblem(each) === null && !taken.has(each)) ?? null;
  return { available: false, suggestion };
}
