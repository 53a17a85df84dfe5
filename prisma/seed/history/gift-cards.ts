import { addDays, boundaryInstant, localDate } from "@/lib/core/time/zone";
import {
  giftCardExpired,
  giftCardIssued,
  giftCardRedeemed,
  giftCardReturned,
} from "@/lib/payments/ledger/movement";
import { orderSubject, purchaseSubject } from "@/lib/payments/subject/subject";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { Books } from "./books";
import type { Guest } from "./guests";
import type { Payments } from "./payments";
import { later, noteAct, type Scene } from "./scene";
import type { TillEngine } from "./till";

type Card = Prisma.GiftCardCreateManyInput & {
  id: string;
  code: string;
  balanceMinor: number;
  expiresAt: Date | null;
};

const AMOUNTS = [2000, 2500, 3000, 5000, 5000, 7500, 10_000];
/** So many lie in a drawer and are never spent. */
const FORGOTTEN_SHARE = 0.25;
/** What comes back to a card can be spent for so long (lib/service/gift-cards/gift-card-store.ts). */
const RETURN_GRACE_DAYS = 30;

/** What an order takes from a card, or gives back to it. */
type Use = { orderId: string; amountMinor: number; at: Date };

type Wallet = Scene & {
  books: Books;
  payments: Payments;
  till: TillEngine;
  currency: string;
  /** Cards that somebody remembers having. */
  cards: Card[];
};

/** The gift cards of one restaurant: sold online or over the counter, spent, and expired. */
export function createGiftCards(
  scene: Scene,
  { books, payments, till }: { books: Books; payments: Payments; till: TillEngine },
) {
  const wallet: Wallet = { ...scene, books, payments, till, currency: books.currency, cards: [] };
  return {
    sell: (buyer: Guest, friend: Guest, at: Date) => sell(wallet, buyer, friend, at),
    issue: (at: Date) => issue(wallet, at),
    findSpendable: (at: Date) => findSpendable(wallet, at),
    redeem: (card: Card, use: Use) => redeem(wallet, card, use),
    giveBack: (card: Card, use: Use) => giveBack(wallet, card, use),
  };
}

export type GiftCards = ReturnType<typeof createGiftCards>;
export type SpendableCard = NonNullable<ReturnType<GiftCards["findSpendable"]>>;

function enter(
  wallet: Wallet,
  card: Card,
  entry: {
    kind: "issue" | "redeem" | "return" | "expire";
    amountMinor: number;
    orderId?: string;
    at: Date;
  },
): string {
  const { rows, ids, tenantId } = wallet;
  const { kind, amountMinor, orderId = null, at } = entry;
  const id = ids.id("gfe", at);
  rows.giftCardEntry.push({ tenantId, id, giftCardId: card.id, kind, amountMinor, orderId, createdAt: at });
  return id;
}

function insert(
  wallet: Wallet,
  card: {
    amountMinor: number;
    expiresAt: Date | null;
    purchase: Prisma.GiftCardPurchaseCreateManyInput | null;
  },
  at: Date,
): Card {
  const { rows, ids, tenantId, random, cards, currency } = wallet;
  const { amountMinor, expiresAt, purchase } = card;
  const made = {
    tenantId,
    id: ids.id("gft", at),
    code: ids.giftCardCode(),
    currency,
    initialMinor: amountMinor,
    balanceMinor: amountMinor,
    recipientEmail: purchase?.recipientEmail ?? null,
    recipientName: purchase?.recipientName ?? null,
    purchaserEmail: purchase?.purchaserEmail ?? null,
    message: purchase?.message ?? null,
    expiresAt,
    createdAt: at,
    purchaseId: purchase?.id ?? null,
  };
  rows.giftCard.push(made);
  if (!random.chance(FORGOTTEN_SHARE)) cards.push(made);
  enter(wallet, made, { kind: "issue", amountMinor, at });
  return made;
}

function expire(wallet: Wallet, card: Card, at: Date): void {
  const { books, currency } = wallet;
  if (card.balanceMinor === 0 || card.expiresAt === null || card.expiresAt > at) return;
  const amountMinor = card.balanceMinor;
  const entryId = enter(wallet, card, { kind: "expire", amountMinor: 0 - amountMinor, at });
  card.balanceMinor = 0;
  books.post(giftCardExpired({ entryId, amountMinor, currency }), at);
}

/** The price of a card that is paid at the restaurant. */
function takePrice({ till, staff }: Wallet, { id, initialMinor }: Card, at: Date): void {
  const about = { of: { giftCardId: id }, subjectId: null, channel: "gift_card", type: "terminal" } as const;
  till.take({ ...about, amountMinor: initialMinor, by: staff.ownerId, at });
}

/** Somebody buys a card for a friend: online where the restaurant takes cards, else it is confirmed at the counter. */
function sell(wallet: Wallet, buyer: Guest, friend: Guest, at: Date): void {
  const { rows, ids, tenantId, clockwork, random, restaurant, books, payments, currency } = wallet;
  const amountMinor = random.pick(AMOUNTS);
  const id = ids.id("gfp", at);
  const purchase = {
    tenantId,
    id,
    amountMinor,
    currency,
    purchaserEmail: buyer.email,
    recipientEmail: friend.email,
    recipientName: friend.name,
    message: null,
    locale: buyer.locale,
    createdAt: at,
    confirmedAt: null as Date | null,
  };
  rows.giftCardPurchase.push(purchase);
  const subject = purchaseSubject(id);
  const online = restaurant.cardPayments
    ? payments.begin({ id, subject, amountMinor, method: "stripe", at })
    : null;
  const confirmedAt = later(at, online ? { seconds: 70 } : { hours: random.between(2, 30) });
  clockwork.at(confirmedAt, (now) => {
    if (online) payments.capture(online, now);
    const card = insert(wallet, { amountMinor, expiresAt: null, purchase }, now);
    purchase.confirmedAt = now;
    const sold = { giftCardId: card.id, amountMinor, currency, subject: online ? subject : null };
    books.post(giftCardIssued(sold), now);
    if (!online) takePrice(wallet, card, now);
    if (!online) noteAct(wallet, { by: "owner", action: "confirmGiftCardPurchase", subjectId: id, at: now });
  });
}

/** The owner hands a card out that is valid for some weeks. */
function issue(wallet: Wallet, at: Date): void {
  const { clockwork, random, restaurant, books, currency } = wallet;
  const { timeZone } = restaurant;
  const lastDay = addDays(localDate(at, timeZone), random.between(25, 50));
  const expiresAt = boundaryInstant(addDays(lastDay, 1), 0, timeZone);
  const amountMinor = random.pick(AMOUNTS.slice(0, 4));
  const card = insert(wallet, { amountMinor, expiresAt, purchase: null }, at);
  books.post(giftCardIssued({ giftCardId: card.id, amountMinor, currency, subject: null }), at);
  const data = { amount: amountMinor / 100, currency };
  noteAct(wallet, { by: "owner", action: "issueGiftCard", subjectId: card.id, data, at });
  clockwork.at(later(expiresAt, { minutes: 2 }), (now) => expire(wallet, card, now));
}

/** A card that somebody could pay with now, or null. */
function findSpendable(wallet: Wallet, at: Date): Card | null {
  const { random, cards } = wallet;
  const spendable = cards.filter(
    ({ balanceMinor, expiresAt }) => balanceMinor > 0 && (expiresAt === null || expiresAt > at),
  );
  return spendable.length === 0 ? null : random.pick(spendable);
}

function redeem(wallet: Wallet, card: Card, { orderId, amountMinor, at }: Use): void {
  const { books, currency } = wallet;
  card.balanceMinor -= amountMinor;
  enter(wallet, card, { kind: "redeem", amountMinor: 0 - amountMinor, orderId, at });
  books.post(giftCardRedeemed({ subject: orderSubject(orderId), currency, amountMinor }), at);
}

/** An order gives a card its money back, and its holder time to spend it. */
function giveBack(wallet: Wallet, card: Card, back: Use): void {
  const { clockwork, books, currency } = wallet;
  const { orderId, amountMinor, at } = back;
  const subject = orderSubject(orderId);
  card.balanceMinor += amountMinor;
  const graceEnd = later(at, { hours: 24 * RETURN_GRACE_DAYS });
  if (card.expiresAt !== null && card.expiresAt < graceEnd) {
    card.expiresAt = graceEnd;
    clockwork.at(later(graceEnd, { minutes: 2 }), (now) => expire(wallet, card, now));
  }
  enter(wallet, card, { kind: "return", amountMinor, orderId, at });
  books.post(giftCardReturned({ subject, currency, amountMinor, held: books.heldFor(subject) }), at);
}
