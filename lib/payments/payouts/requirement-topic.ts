/** What the processor asks for, as an owner would say it, in the order in which its form asks. */
export const REQUIREMENT_TOPICS = [
  "business",
  "person",
  "document",
  "tax",
  "bank",
  "terms",
  "other",
] as const;
export type RequirementTopic = (typeof REQUIREMENT_TOPICS)[number];

/** Stripe's fields by what they are about; the first that matches counts. */
const FIELDS: readonly (readonly [RegExp, RequirementTopic])[] = [
  [/\bverification\b|\bdocuments?\b/, "document"],
  [/\b(tax_id|vat_id|ssn_last_4|id_number|registration_number)\b/, "tax"],
  [/^external_account/, "bank"],
  [/^tos_acceptance/, "terms"],
  [/^(business_type|business_profile|company|settings)\b/, "business"],
  [/^(individual|representative|owners|directors|executives|person_\w+)\b/, "person"],
];

/** The things that are missing behind Stripe's list of fields, each once: a date of birth is three fields and one thing. */
export function requirementTopics(requirements: readonly string[]): RequirementTopic[] {
  const found = new Set(requirements.map(topicOf));
  return REQUIREMENT_TOPICS.filter((topic) => found.has(topic));
}

function topicOf(requirement: string): RequirementTopic {
  return FIELDS.find(([pattern]) => pattern.test(requirement))?.[1] ?? "other";
}
