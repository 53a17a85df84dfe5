import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { networkRange } from "@/lib/core/network/client-address";
import { pageLimit } from "@/lib/core/paging/page-contract";
import { type ApiScope, scopesOf } from "@/lib/core/scopes/api-scope";
import { InstantInput } from "@/lib/core/time/time-contract";
import type { ApiKeyRow } from "@/lib/people/keys/api-key";

const PAGE_SIZE = 100;
const MOST_ADDRESSES = 50;
const LONGEST_OVERLAP_HOURS = 168;

export const ApiKeyParams = z.object({ tenantId: TenantParam, keyId: IdParam });
export const GroupApiKeyParams = z.object({ organizationId: IdParam, keyId: IdParam });
export const PlatformApiKeyParams = z.object({ keyId: IdParam });

const SCOPES: ApiScope[] = [
  ...new Set([...scopesOf("tenant"), ...scopesOf("group"), ...scopesOf("platform")]),
];

function isNetwork(text: string): boolean {
  try {
    networkRange(text);
    return true;
  } catch {
    return false;
  }
}

const fields = {
  name: z.string().trim().min(1).max(60).describe("Which program has it"),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1)
    .transform((scopes) => [...new Set(scopes)])
    .describe(
      "What it may read and write; `write` includes `read`. `group` is for keys of groups, what begins with `platform_` for keys of the platform",
    ),
  addresses: z
    .array(z.string().trim().refine(isNetwork, "must be an address or a network such as 192.0.2.0/24"))
    .max(MOST_ADDRESSES)
    .describe("Where it is accepted from: addresses and networks (CIDR); empty for everywhere"),
};

export const CreateApiKeyBody = z
  .object({
    name: fields.name,
    scopes: fields.scopes,
    addresses: fields.addresses.default([]),
    expiresAt: InstantInput.nullish().describe("When it ends by itself; null for never"),
  })
  .meta({ id: "CreateApiKeyRequest", example: { name: "Till", scopes: ["orders:write", "menu:read"] } });
export type CreateApiKeyBody = z.output<typeof CreateApiKeyBody>;

export const UpdateApiKeyBody = z.object(fields).partial().meta({ id: "UpdateApiKeyRequest" });
export type UpdateApiKeyBody = z.output<typeof UpdateApiKeyBody>;

export const RotateApiKeyBody = z
  .object({
    overlapHours: z
      .number()
      .min(0)
      .max(LONGEST_OVERLAP_HOURS)
      .default(24)
      .describe("How long the present key works as well"),
  })
  .meta({ id: "RotateApiKeyRequest" });
export type RotateApiKeyBody = z.output<typeof RotateApiKeyBody>;

const instant = z.iso.datetime();

export const ApiKeyWire = z
  .object({
    id: z.string(),
    holder: z
      .enum(["tenant", "group", "platform"])
      .describe("Whose it is; a restaurant's list has the keys of its group as well"),
    name: z.string(),
    hint: z.string().describe("The last four characters of the key"),
    scopes: z.array(z.string()),
    addresses: z.array(z.string()),
    createdAt: instant,
    createdBy: z.string().describe("Who made it"),
    expiresAt: instant.nullable(),
    revokedAt: instant.nullable(),
    previousUntil: instant.nullable().describe("Until when the key before the last rotation works as well"),
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: "ApiKey" });
export type ApiKeyWire = z.output<typeof ApiKeyWire>;

export const ApiKeyList = z.object({ apiKeys: z.array(ApiKeyWire) }).meta({ id: "ApiKeyList" });

export const ApiKeyWithSecret = ApiKeyWire.extend({
  key: z.string().describe("The key itself, shown only in this answer: send it as `Authorization: Bearer …`"),
}).meta({ id: "ApiKeyWithSecret" });

/** A key on the wire. */
export function apiKeyView(row: ApiKeyRow, now: Date): ApiKeyWire {
  const { createdAt, expiresAt, revokedAt, previousUntil, lastUsedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export const ReachQuery = z.object({
  limit: pageLimit(PAGE_SIZE),
  cursor: z
    .string()
    .regex(/^t[0-9a-z]{11}$/, "must be the nextCursor of an earlier answer")
    .optional(),
});

export const Reach = z
  .object({
    restaurants: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        status: z.string(),
        currency: z.string(),
        timeZone: z.string(),
        twinOf: z
          .string()
          .nullable()
          .describe("The restaurant's id where this is its test twin; null for restaurants"),
      }),
    ),
    nextCursor: z.string().nullable(),
    key: z
      .object({ id: z.string(), name: z.string(), scopes: z.array(z.string()) })
      .nullable()
      .describe("The key that was sent; null with a session"),
  })
  .meta({ id: "ReachedRestaurants" });
