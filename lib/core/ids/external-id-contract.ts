import { z } from "zod";
import { MAX_EXTERNAL_ID_LENGTH } from "./external-id";

/** What a till or another program calls something, exactly as it does, but for spaces around it. */
export const ExternalId = z.string().trim().min(1).max(MAX_EXTERNAL_ID_LENGTH);

export const ExternalIdInput = ExternalId.nullable().describe(
  "What your own system calls it, such as a till's article number; unique within the restaurant. Null takes it away",
);

export const ExternalIdWire = z
  .string()
  .nullable()
  .describe("What another system calls it, as that system has set it; null where none has");

/** A filter of a list. */
export const ExternalIdQuery = ExternalId.optional().describe("Only what has this `externalId`");
