import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { TABLE_ORDERING, type TableOrdering } from "@/lib/restaurant/tenancy/table-ordering";
import { billItemText } from "@/lib/service/bills/bill-item-text";
import { GuestBillParams, GuestTableParams } from "@/lib/service/bills/guest-bill-contract";
import { AddRoundRequest } from "@/lib/service/bills/round-contract";
import { MAX_LINES } from "@/lib/service/orders/order-limits";
import { MAX_GUEST_NAME_LENGTH } from "./guest-name";
import {
  ENDED_BY_ITSELF,
  type GuestRound,
  type GuestRoundLine,
  MAX_ROUND_NOTE_LENGTH,
  REFUSAL_CAUSES,
  ROUND_STATUSES,
  roundMinor,
  statusAt,
} from "./guest-round";

export const RoundParams = z.object({ tenantId: TenantParam, roundId: IdParam });
export const GuestRoundParams = GuestBillParams.extend({ roundId: IdParam });
export const TableRoundParams = GuestTableParams.extend({ roundId: IdParam });

export const SendRoundRequest = AddRoundRequest.extend({
  // Courses are staff's to decide.
  items: z
    .array(AddRoundRequest.shape.items.element.omit({ course: true }))
    .min(1)
    .max(MAX_LINES),
  guestName: z
    .string()
    .trim()
    .min(1)
    .max(MAX_GUEST_NAME_LENGTH)
    .optional()
    .describe("As the guest calls themselves; staff and everybody at the table see it"),
}).meta({ id: "SendRoundRequest" });
export type SendRoundRequest = z.output<typeof SendRoundRequest>;

export const SentRound = z
  .object({
    id: z.string(),
    status: z.enum(["waiting", "accepted"]).describe("Accepted where nobody has to: it is in the kitchen"),
  })
  .meta({ id: "SentRound" });
export type SentRound = z.output<typeof SentRound>;

const cause = z.enum(REFUSAL_CAUSES);
const note = z.string().trim().min(1).max(MAX_ROUND_NOTE_LENGTH).optional().describe("What the guest reads");

export const AcceptRoundRequest = z
  .object({
    without: z
      .array(z.object({ lineId: IdParam, reason: cause }))
      .refine(
        (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
        "must name each line once",
      )
      .default([])
      .describe("Lines that are left out, and why"),
    note,
  })
  .meta({ id: "AcceptRoundRequest" });
export type AcceptRoundRequest = z.output<typeof AcceptRoundRequest>;

export const RefuseRoundRequest = z.object({ reason: cause, note }).meta({ id: "RefuseRoundRequest" });
export type RefuseRoundRequest = z.output<typeof RefuseRoundRequest>;

const instant = z.iso.datetime();

const RoundWire = z.object({
  id: z.string(),
  status: z.enum(ROUND_STATUSES),
  currency: z.string(),
  total: z.number().describe("What is not left out, with the service charge as far as it is known"),
  sentAt: instant,
  expiresAt: instant.describe("When nobody can accept it any longer"),
  reason: z
    .enum([...REFUSAL_CAUSES, ...ENDED_BY_ITSELF])
    .nullable()
    .describe("Why it was refused"),
  note: z.string().nullable().describe("What staff wrote to the guest"),
  guest: z.object({
    number: z.int().nullable().describe("Of this bill, counted from 1; null while no bill is open"),
    name: z.string().nullable().describe("As they call themselves; null where they did not say"),
  }),
});

const Line = z.object({
  id: z.string().describe("Of the item that it becomes"),
  name: z.string(),
  optionNames: z.array(z.string()),
  quantity: z.int(),
  lineTotal: z.number(),
  refused: cause.nullable().describe("Why staff left it out"),
});

export const StaffRound = RoundWire.extend({
  tableId: z.string(),
  tableName: z.string(),
  billId: z.string().nullable().describe("Null while no bill is open at the table; accepting opens it"),
  items: z.array(Line.extend({ productId: z.string() })),
}).meta({ id: "StaffRound" });
export type StaffRound = z.output<typeof StaffRound>;

export const WaitingRounds = z.object({ rounds: z.array(StaffRound) }).meta({ id: "WaitingRounds" });

export const GuestRoundWire = RoundWire.extend({
  isMine: z.boolean().describe("Sent by the browser that asks, by its `bill_browser` cookie"),
  items: z.array(Line),
}).meta({ id: "GuestRound" });
export type GuestRoundWire = z.output<typeof GuestRoundWire>;

export const TableRounds = z
  .object({
    ordering: z.enum(TABLE_ORDERING),
    isTrusted: z.boolean().describe("Where rounds are direct, this browser's go to the kitchen at once"),
    tableName: z.string(),
    billToken: z.string().nullable().describe("Opens the bill that a round of this browser is on"),
    rounds: z.array(GuestRoundWire).describe("Newest first, without those that their guests took back"),
  })
  .meta({ id: "TableRounds" });

type Reading = { shop: ShopDishes; locale: string; now: Date };

/** Without a shop, in the restaurant's own language, as it was ordered. */
function lineView(
  line: GuestRoundLine,
  { currency, reading }: { currency: string; reading: Reading | null },
): z.output<typeof Line> {
  const product = reading?.shop.products.get(line.productId);
  const locales = reading?.shop.tenant.locales ?? [];
  return {
    id: line.id,
    ...billItemText(line, product, { locale: reading?.locale ?? "", locales, currency }),
    quantity: line.quantity,
    lineTotal: toMajor(line.lineTotalMinor, currency),
    refused: line.refused ?? null,
  };
}

function roundView(round: GuestRound, now: Date): z.output<typeof RoundWire> {
  const { id, currency, lines, sentAt, expiresAt, reason, note: written, guest } = round;
  return {
    id,
    status: statusAt(round, now),
    currency,
    total: toMajor(roundMinor(lines), currency),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    reason,
    note: written,
    guest: { number: guest.number, name: guest.name },
  };
}

/** A round as staff see it, with the dishes as the kitchen calls them. */
export function staffRoundView(round: GuestRound, now: Date): StaffRound {
  const { tableId, tableName, billId, lines, currency } = round;
  const items = lines.map((line) => ({
    ...lineView(line, { currency, reading: null }),
    productId: line.productId,
  }));
  return { ...roundView(round, now), tableId, tableName, billId, items };
}

/** The rounds of a table as its guests see them. */
export function tableRoundsView(
  table: {
    ordering: TableOrdering;
    isTrusted: boolean;
    tableName: string;
    billToken: string | null;
    rounds: readonly GuestRound[];
  },
  { browserId, ...reading }: Reading & { browserId: string | null },
): z.output<typeof TableRounds> {
  const rounds = table.rounds.map((round) => ({
    ...roundView(round, reading.now),
    isMine: browserId !== null && round.browserId === browserId,
    items: round.lines.map((line) => lineView(line, { currency: round.currency, reading })),
  }));
  return { ...table, rounds };
}
