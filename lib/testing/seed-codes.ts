import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { hasGiftCardCode } from "@/lib/service/gift-cards/gift-card-store";
import { matchGiftCardCode, sealGiftCardCode } from "@/lib/service/gift-cards/sealed-gift-card-code";

/** A coupon of 10 % unless told otherwise; returns its code. */
export async function seedCoupon(
  app: App,
  { tenantId }: { tenantId: TenantId },
  data: Partial<Prisma.CouponUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId("cpn");
  const code = `TEST${id.slice(-6).toUpperCase()}`;
  await app.db.prisma.coupon.create({ data: { type: "percent", value: 1000, code, ...data, tenantId, id } });
  return data.code ?? code;
}

/** A gift card with this balance in minor units; returns its code. */
export async function seedGiftCard(
  app: App,
  { tenantId }: { tenantId: TenantId },
  balanceMinor: number,
  data: Partial<Prisma.GiftCardUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId("gft");
  const code = id.slice(-16).toUpperCase();
  const sealed = sealGiftCardCode(app.env.GIFT_CARD_SECRET, { tenantId, id, code });
  await app.db.prisma.giftCard.create({
    data: { ...sealed, currency: "EUR", initialMinor: balanceMinor, balanceMinor, ...data, tenantId, id },
  });
  await app.db.prisma.giftCardEntry.create({
    data: { tenantId, id: newId("gfe"), giftCardId: id, kind: "issue", amountMinor: balanceMinor },
  });
  return code;
}

/** The card with a code as it is in the database, with its entries. */
export function cardWithCode(app: App, { tenantId }: { tenantId: TenantId }, code: string) {
  const match = matchGiftCardCode(app.env.GIFT_CARD_SECRET, { tenantId, typed: code });
  return app.db.prisma.giftCard.findFirstOrThrow({
    where: { tenantId, ...hasGiftCardCode(match) },
    include: { entries: true },
  });
}
