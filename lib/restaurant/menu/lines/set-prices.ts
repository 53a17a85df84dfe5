import type { FieldIssue } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readAmount } from "@/lib/core/money/amount-input";
import type { App } from "@/lib/restaurant/app";
import { changeLines } from "./change-lines";
import type { ProductLineResults, SetPricesBody } from "./product-lines-contract";

/**
 * Sets prices of products, each by itself, where they still are what somebody has looked at (ADR 053): at their revision,
 * or at their old price. Throws VALIDATION_FAILED for an amount that is none in the currency.
 */
export async function setPrices(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; request: SetPricesBody },
): Promise<ProductLineResults> {
  const { currency, request, ...same } = input;
  const issues: FieldIssue[] = [];
  const lines = request.items.map(({ basePrice, discountPrice, oldBasePrice, ...line }, index) => {
    const read = (major: number | undefined, field: string) =>
      major === undefined ? undefined : readAmount(major, currency, `items.${index}.${field}`, issues);
    return {
      ...line,
      baseMinor: read(basePrice, "basePrice"),
      discountMinor: discountPrice === null ? null : read(discountPrice, "discountPrice"),
      oldMinor: read(oldBasePrice, "oldBasePrice"),
    };
  });
  refuseFields(issues);
  return changeLines(app, {
    ...{ ...same, currency, lines },
    change: ({ baseMinor, discountMinor, oldMinor, revision }, row) => {
      const isSame = revision === undefined ? oldMinor === row.basePriceMinor : revision === row.revision;
      if (!isSame) return { outcome: "conflict" };
      return {
        basePriceMinor: baseMinor ?? row.basePriceMinor,
        discountPriceMinor: discountMinor === undefined ? row.discountPriceMinor : discountMinor,
        revision: row.revision + 1,
      };
    },
  });
}
