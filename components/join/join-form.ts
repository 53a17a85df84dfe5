import type { BodyOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { countryFacts } from "@/lib/core/i18n/country-facts";

export interface JoinForm {
  name: string;
  slug: string;
  address: string;
  postcode: string;
  city: string;
  country: string;
  phone: string;
  timeZone: string;
  currency: string;
  language: string;
  /** Another one, or "". */
  secondLanguage: string;
  /** "45.07, 7.69", or "" while nobody has said it. */
  position: string;
  ownerName: string;
  email: string;
  password: string;
  terms: boolean;
}

/** What a country suggests: it replaces what an earlier choice of the country suggested. */
export function suggestions(
  country: string,
): Pick<JoinForm, "country" | "timeZone" | "currency" | "language" | "secondLanguage"> {
  const facts = countryFacts(country);
  return {
    country,
    timeZone: facts?.timeZones[0] ?? "UTC",
    currency: facts?.currency ?? "EUR",
    language: facts?.language ?? "en",
    secondLanguage: facts === null || facts.language === "en" ? "" : "en",
  };
}

export function emptyJoinForm(country: string): JoinForm {
  return {
    name: "",
    slug: "",
    address: "",
    postcode: "",
    city: "",
    phone: "",
    ...suggestions(country),
    position: "",
    ownerName: "",
    email: "",
    password: "",
    terms: false,
  };
}

/** Two decimal numbers as map apps copy them; undefined for what is none. */
export function readPosition(text: string): { latitude: number; longitude: number } | undefined {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The form as the API takes it. Until its own place is given, a restaurant is in its zone's main city. */
export function registration(form: JoinForm): BodyOf<"registerRestaurant"> {
  const place = readPosition(form.position) ??
    countryFacts(form.country)?.position ?? { latitude: 0, longitude: 0 };
  const locales = [...new Set([form.language, form.secondLanguage].filter((locale) => locale !== ""))];
  return {
    restaurant: {
      name: form.name.trim(),
      slug: form.slug.trim().toLowerCase(),
      phone: form.phone.trim(),
      address: form.address.trim(),
      postcode: form.postcode.trim(),
      city: form.city.trim(),
      country: form.country,
      ...place,
      timeZone: form.timeZone,
      currency: form.currency,
      locales,
    },
    owner: { name: form.ownerName.trim(), email: form.email.trim(), password: form.password },
    termsAccepted: true,
  };
}

const FIELD_OF: Readonly<Record<string, keyof JoinForm>> = {
  "owner.name": "ownerName",
  "owner.email": "email",
  "owner.password": "password",
  "restaurant.latitude": "position",
  "restaurant.longitude": "position",
};

export function refusedFields({ code, issues }: ApiFailure): (keyof JoinForm)[] {
  if (code === "SLUG_TAKEN") return ["slug"];
  if (code === "EMAIL_TAKEN") return ["email"];
  return issues.map(({ path }) => FIELD_OF[path] ?? (path.replace("restaurant.", "") as keyof JoinForm));
}
