import { SLUG_LENGTH } from "@/lib/restaurant/tenancy/slug";

const MOST = 20;

/** The addresses that a restaurant's test twin may have, the best first: `trattoria-test`, else with a number. */
export function twinSlugs(slug: string): string[] {
  return Array.from({ length: MOST }, (_, index) => {
    const end = index === 0 ? "-test" : `-test-${index + 1}`;
    return slug.slice(0, SLUG_LENGTH.to - end.length).replace(/-$/, "") + end;
  });
}
