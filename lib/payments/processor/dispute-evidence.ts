/**
 * What can be said and attached against a dispute, and what the processor has for it. Limits are Stripe's ("Update a
 * dispute", "Use the API to respond to disputes"): characters a text and of all texts, bytes of all files.
 */

export const EVIDENCE_TEXTS = {
  productDescription: "product_description",
  customerName: "customer_name",
  customerEmail: "customer_email_address",
  shippingAddress: "shipping_address",
  shippingDate: "shipping_date",
  serviceDate: "service_date",
  refundRefusal: "refund_refusal_explanation",
  duplicateExplanation: "duplicate_charge_explanation",
  whatHappened: "uncategorized_text",
} as const;
export type EvidenceText = keyof typeof EVIDENCE_TEXTS;
export type EvidenceTexts = Record<EvidenceText, string>;

/** The files by their name at Stripe; one of each. */
export const EVIDENCE_FILES = {
  receipt: "receipt",
  communication: "customer_communication",
  delivery: "shipping_documentation",
  signature: "customer_signature",
  other: "uncategorized_file",
} as const;
export type EvidenceFile = keyof typeof EVIDENCE_FILES;

const namesOf = <K extends string>(table: Readonly<Record<K, string>>) =>
  Object.keys(table) as unknown as readonly [K, ...K[]];

export const EVIDENCE_TEXT_NAMES = namesOf(EVIDENCE_TEXTS);
export const EVIDENCE_FILE_KINDS = namesOf(EVIDENCE_FILES);

export const MAX_TEXT_CHARACTERS = 20_000;
export const MAX_ALL_CHARACTERS = 150_000;
export const MAX_ALL_FILES_MEGABYTES = 4.5;
export const MAX_ALL_FILES_BYTES = MAX_ALL_FILES_MEGABYTES * 1_000_000;

export const EVIDENCE_MEDIA_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;
export type EvidenceMediaType = (typeof EVIDENCE_MEDIA_TYPES)[number];

const FIRST_BYTES: Readonly<Record<EvidenceMediaType, readonly number[]>> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What a file is by its first bytes, whatever its sender says; null for anything that cannot be attached. */
export function evidenceMediaType(bytes: Uint8Array): EvidenceMediaType | null {
  const starts = (type: EvidenceMediaType) => FIRST_BYTES[type].every((byte, index) => bytes[index] === byte);
  return EVIDENCE_MEDIA_TYPES.find(starts) ?? null;
}

const EXTENSIONS: Readonly<Record<EvidenceMediaType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** What a file is called at the processor. */
export function evidenceFileName(kind: EvidenceFile, mediaType: EvidenceMediaType): string {
  return `${kind}.${EXTENSIONS[mediaType]}`;
}

/** How many characters all texts have together. */
export function countCharacters(texts: EvidenceTexts): number {
  return EVIDENCE_TEXT_NAMES.reduce((sum, name) => sum + texts[name].length, 0);
}

/** All texts, with those that are missing as empty. */
export function wholeTexts(texts: Partial<EvidenceTexts>): EvidenceTexts {
  const entries = EVIDENCE_TEXT_NAMES.map((name) => [name, texts[name] ?? ""] as const);
  return Object.fromEntries(entries) as EvidenceTexts;
}

/** An answer to a dispute: written, on its way to the processor, there; or the dispute is given up. */
export const ANSWER_STATES = ["draft", "sending", "sent", "accepting", "accepted"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export type AnswerFile = { id: string; kind: EvidenceFile; mediaType: EvidenceMediaType; bytes: number };

export type Answer = {
  state: AnswerState;
  texts: Partial<EvidenceTexts>;
  version: number;
  refusal: string | null;
  changedAt: Date;
  decidedAt: Date | null;
  settledAt: Date | null;
  files: AnswerFile[];
};

/** Whether the bank still hears an answer to a dispute. */
export function isHeard(
  { status, evidenceDueAt }: { status: string; evidenceDueAt: Date | null },
  now: Date,
): boolean {
  return status === "open" && (evidenceDueAt === null || evidenceDueAt > now);
}
