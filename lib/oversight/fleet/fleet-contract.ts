import { z } from "zod";

const instant = z.iso.datetime();
const amounts = z.array(z.object({ currency: z.string(), amount: z.number() }));

/** How many minutes the series of orders covers. */
export const SERIES_MINUTES = 60;

/** What can need a person, each with a page that shows its cause; the most urgent first: orders, then money. */
export const ATTENTION_KINDS = [
  "unseen_order",
  "automatic_payouts",
  "balance_short",
  "balance_difference",
  "payout_failed",
  "ledger_difference",
  "books_difference",
  "dispute",
  "flagged_order",
  "job_given_up",
  "webhook_failing",
  "webhook_disabled",
  "email_failed",
  "restaurant_draft",
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

const Attention = z.object({
  kind: z.enum(ATTENTION_KINDS),
  since: instant,
  restaurant: z.object({ slug: z.string(), name: z.string() }).nullable(),
  subjectId: z
    .string()
    .describe(
      "The order, payout, webhook endpoint, job, email, report, check, restaurant or kind that it is about",
    ),
  orderId: z.string().nullable().describe("The order whose books explain it"),
  label: z
    .string()
    .describe(
      "The order's number, the endpoint's host, the job's task, or the email's template; may be empty",
    ),
  detail: z.string().nullable().describe("The last error, or the bank's reason; without addresses"),
  dueAt: instant.nullable().describe("Until when a dispute can be answered"),
  count: z.int().describe("More than 1 for jobs of a kind and emails of a template"),
});

export const Fleet = z
  .object({
    at: instant.describe("When it was read"),
    orders: z.object({
      lastHour: z.int(),
      perMinute: z.number().describe("Mean of the last hour"),
      series: z.array(z.int()).length(SERIES_MINUTES).describe("Orders of each minute, the oldest first"),
    }),
    unseen: z
      .object({ count: z.int(), oldestAt: instant.nullable() })
      .describe("New orders that nobody has seen for longer than the restaurant allows"),
    webhooks: z.object({
      failing: z.int().describe("Endpoints whose last attempt failed, with those that were disabled for it"),
      disabled: z.int().describe("Of those, how many were disabled because they failed"),
      oldestAt: instant.nullable(),
    }),
    emails: z.object({
      failed: z.int().describe("Given up in the last 24 hours"),
      kept: z.int().describe("Not sent in the last 24 hours, because no mail provider is set up"),
    }),
    jobs: z.object({
      dead: z.int().describe("Have used up their attempts"),
      oldestDueAt: instant.nullable().describe("The longest waiting job that is due"),
    }),
    escrow: z.object({
      held: amounts.describe("What customers have paid and nobody has yet"),
      flagged: z.int().describe("Orders that wait for a super-admin"),
    }),
    payouts: z.object({ failed: z.int() }),
    disputes: z.object({ open: z.int(), nextDueAt: instant.nullable() }),
    reconciliation: z.object({
      differences: z.int().describe("Of the latest report, those that still exist"),
      at: instant.nullable().describe("When it was made; null before the first"),
    }),
    books: z.object({
      differences: z.int().describe("Of the latest check, with the restaurants that it could not check"),
      at: instant.nullable().describe("When it began; null before the first"),
    }),
    restaurants: z.object({ drafts: z.int().describe("Registered and not yet open to the public") }),
    attention: z
      .array(Attention)
      .describe("What needs a person now, the most urgent kind first, the 4 oldest of each kind"),
    attentionMore: z
      .array(z.object({ kind: z.enum(ATTENTION_KINDS), count: z.int() }))
      .describe("How many more there are of a kind; kinds without more are left out"),
  })
  .meta({ id: "Fleet" });
export type FleetWire = z.input<typeof Fleet>;
