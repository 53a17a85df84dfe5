import type { BodyOf } from "@/components/data/api";
import { embedOriginOf, MAX_EMBED_ORIGINS } from "@/lib/restaurant/tenancy/embed-origin";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { type Problems, reading } from "../frame/reading";

/** The websites that may show the menu, as they are edited: one address per line. */
export type WebsiteForm = { embedOrigins: string };

export const websiteForm = ({ embedOrigins }: Settings): WebsiteForm => ({
  embedOrigins: embedOrigins.join("\n"),
});

export function readWebsiteForm(form: WebsiteForm) {
  const problems: Problems = {};
  const typed = form.embedOrigins.split(/[\s,;]+/).filter(Boolean);
  const origins = typed.map(embedOriginOf);
  const known = [...new Set(origins.filter((origin) => origin !== null))];
  if (known.length < new Set(origins).size) problems.embedOrigins = "websiteInvalid";
  else if (known.length > MAX_EMBED_ORIGINS) problems.embedOrigins = "websitesTooMany";
  return reading(problems, (): BodyOf<"updateSettings"> => ({ embedOrigins: known }));
}
