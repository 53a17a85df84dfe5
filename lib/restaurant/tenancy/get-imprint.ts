import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { getTenantRow } from "./tenant-store";

/** Who runs a restaurant, as the law wants it to be told. */
export type Imprint = {
  name: string;
  /** "" until the restaurant has entered it. */
  legalName: string;
  vatNumber: string;
  address: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  /** What the restaurant says besides; "" when nothing. */
  text: string;
};

/** A restaurant's imprint in a language, else in its own. */
export async function getImprint(
  app: App,
  { tenantId, locale }: { tenantId: TenantId; locale: string },
): Promise<Imprint> {
  const { name, legalName, vatNumber, address, postcode, city, phone, email, imprint, locales } =
    await getTenantRow(app.db, { tenantId });
  const text = localText(imprint as LocaleMap, locale, locales);
  return { name, legalName, vatNumber, address, postcode, city, phone, email, text };
}
