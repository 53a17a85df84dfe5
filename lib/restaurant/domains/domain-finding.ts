import { z } from "zod";
import { proofRecordValue } from "./domain-name";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** How long a proven domain is served after its record was last found, by what name servers say since. */
const PATIENCE_DAYS = { answered: 7, unanswered: 30 } as const;
/** How long a domain that is not proven is looked at by itself: often on the day that it was named, then daily. */
const EAGER_MS = 2 * DAY_MS;
const HOPEFUL_MS = 30 * DAY_MS;
const EAGER_PAUSE_MS = 15 * MINUTE_MS;

const Answer = z.enum(["found", "missing", "unanswered"]);

/** What DNS said of a domain, and what became of it. */
export const Finding = z.object({
  /** The texts of the record that proves. */
  texts: z.array(z.string()),
  textAnswer: Answer,
  addresses: z.array(z.string()),
  addressAnswer: Answer,
  /** Whether guests get here by the name; null where it cannot be said. */
  pointsHere: z.boolean().nullable(),
  /** Another restaurant has proven the name, and its record is there as well. */
  heldElsewhere: z.boolean().default(false),
});
export type Finding = z.output<typeof Finding>;

export type DomainState = "named" | "proven" | "lost";
type Checked = { state: DomainState; failingSince: Date | null; createdAt: Date };

/** Whether the record that was found proves the domain for whom the token was made. */
export function proves({ texts }: Pick<Finding, "texts">, token: string): boolean {
  return texts.some((text) => text.trim() === proofRecordValue(token));
}

/** Until when a proven domain is served whose record is not found. */
export function servedUntil(failingSince: Date, { textAnswer }: Pick<Finding, "textAnswer">): Date {
  const days = PATIENCE_DAYS[textAnswer === "unanswered" ? "unanswered" : "answered"];
  return new Date(failingSince.getTime() + days * DAY_MS);
}

/** What a check makes of a domain that nobody else holds. */
export function verdict(
  domain: Checked & { token: string },
  finding: Finding,
  now: Date,
): { state: DomainState; failingSince: Date | null } {
  if (proves(finding, domain.token)) return { state: "proven", failingSince: null };
  if (domain.state !== "proven") return { state: domain.state, failingSince: null };
  const failingSince = domain.failingSince ?? now;
  const isOver = now >= servedUntil(failingSince, finding);
  return { state: isOver ? "lost" : "proven", failingSince: isOver ? null : failingSince };
}

/** When a domain is looked at next by itself; null for never again. */
export function nextCheck(
  { state, createdAt }: Pick<Checked, "state" | "createdAt">,
  now: Date,
): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (state === "named" && age < EAGER_MS) return new Date(now.getTime() + EAGER_PAUSE_MS);
  if (state === "proven" || age < HOPEFUL_MS) return new Date(now.getTime() + DAY_MS);
  return null;
}

export const DOMAIN_PROBLEMS = [
  "record_missing",
  "record_differs",
  "dns_unanswered",
  "held_elsewhere",
  "points_elsewhere",
  "host_refused",
] as const;
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];

/** What keeps a domain from working, the first thing to do first; null when nothing does, or nothing was looked at yet. */
export function problemOf(
  domain: { token: string; state: DomainState; hostProblem: string | null },
  finding: Finding | null,
): DomainProblem | null {
  if (finding === null) return null;
  if (!proves(finding, domain.token)) {
    if (finding.textAnswer === "unanswered") return "dns_unanswered";
    return finding.textAnswer === "missing" || finding.texts.length === 0
      ? "record_missing"
      : "record_differs";
  }
  if (domain.state !== "proven") return "held_elsewhere";
  if (domain.hostProblem !== null) return "host_refused";
  return finding.pointsHere === false ? "points_elsewhere" : null;
}
