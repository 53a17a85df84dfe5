import type { BodyOf } from "@/components/data/api";
import { ApiFailure } from "@/components/data/api-failure";

interface TypedRestaurant {
  name: string;
  slug: string;
  phone: string;
  address: string;
  postcode: string;
  city: string;
  latitude: string;
  longitude: string;
  timeZone: string;
  currency: string;
  ownerName: string;
  ownerEmail: string;
  refCode: string;
}

const degrees = (text: string) => Number(text.trim().replace(",", "."));

export function readCreation(
  typed: TypedRestaurant,
  { country, language }: { country: string; language: string },
): BodyOf<"createTenant"> {
  const { name, slug, phone, address, postcode, city, timeZone, currency, refCode } = typed;
  return {
    restaurant: {
      name: name.trim(),
      ...(slug.trim() && { slug: slug.trim() }),
      phone: phone.trim(),
      address: address.trim(),
      postcode: postcode.trim(),
      city: city.trim(),
      country,
      latitude: degrees(typed.latitude),
      longitude: degrees(typed.longitude),
      timeZone: timeZone.trim(),
      currency: currency.trim().toUpperCase(),
      locales: [language],
    },
    owner: { name: typed.ownerName.trim(), email: typed.ownerEmail.trim() },
    ...(refCode.trim() && { refCode: refCode.trim() }),
  };
}

const OWNER_FIELDS: Record<string, string> = { "owner.name": "ownerName", "owner.email": "ownerEmail" };

export function withFormFields(failure: ApiFailure): ApiFailure {
  const { status, code, message, issues, retryAfterSeconds } = failure;
  const named = issues.map((issue) => ({
    ...issue,
    path: OWNER_FIELDS[issue.path] ?? issue.path.replace(/^restaurant\./, ""),
  }));
  return new ApiFailure({ status, code, message, issues: named, retryAfterSeconds });
}
