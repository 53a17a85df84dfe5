import type { BodyOf } from "@/components/data/api";
import { isEmail, isPhone } from "@/lib/core/contact/contact";
import { isCuisine } from "@/lib/restaurant/tenancy/cuisine";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { type Problems, readDecimal, reading } from "./frame/reading";

export type ProfileForm = Pick<
  Settings,
  | "name"
  | "tagline"
  | "about"
  | "cuisines"
  | "email"
  | "phone"
  | "address"
  | "postcode"
  | "city"
  | "country"
  | "locales"
> & { latitude: string; longitude: string };

export function profileForm(settings: Settings): ProfileForm {
  const { name, tagline, about, cuisines, email, phone, address, postcode, city, country, locales } =
    settings;
  return {
    name,
    tagline,
    about,
    cuisines,
    email,
    phone,
    address,
    postcode,
    city,
    country,
    locales,
    latitude: String(settings.latitude),
    longitude: String(settings.longitude),
  };
}

export function readProfileForm(form: ProfileForm) {
  const problems: Problems = {};
  for (const field of ["name", "address", "city"] as const)
    if (form[field].trim() === "") problems[field] = "missing";
  if (!isEmail(form.email)) problems.email = "emailInvalid";
  if (!isPhone(form.phone)) problems.phone = "phoneInvalid";
  if (form.locales.length === 0) problems.locales = "languageMissing";
  const latitude = readDecimal(form.latitude);
  const longitude = readDecimal(form.longitude);
  if (latitude === null || Math.abs(latitude) > 90) problems.latitude = "latitudeInvalid";
  if (longitude === null || Math.abs(longitude) > 180) problems.longitude = "longitudeInvalid";
  return reading(
    problems,
    (): BodyOf<"updateSettings"> => ({
      ...form,
      cuisines: form.cuisines.filter(isCuisine),
      email: form.email.trim(),
      latitude: latitude ?? 0,
      longitude: longitude ?? 0,
    }),
  );
}
