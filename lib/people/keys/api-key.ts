import { isTwin } from "@/lib/core/ids/tenant-id";
import type { FoundTenant } from "@/lib/restaurant/tenancy/found-tenant";

/** Whose key it is. */
export type KeyHolder =
  | { holder: "tenant"; tenantId: string }
  | { holder: "group"; organizationId: string }
  | { holder: "platform" };

/** `live` keys move real money; `test` keys belong to a restaurant's test twin. */
export type ApiKeyMode = "live" | "test";

/** What the keys of a holder begin with. */
export function modeOf(holder: KeyHolder): ApiKeyMode {
  return holder.holder === "tenant" && isTwin(holder.tenantId) ? "test" : "live";
}

/** A key as it is kept, without what it is. */
export type ApiKeyRow = {
  id: string;
  holder: KeyHolder["holder"];
  name: string;
  hint: string;
  scopes: string[];
  addresses: string[];
  expiresAt: Date | null;
  createdBy: string;
  createdAt: Date;
  revokedAt: Date | null;
  previousUntil: Date | null;
  lastUsedAt: Date | null;
};

/** A key that was shown, and the restaurant that it was shown for. */
export type KeyInUse = {
  id: string;
  name: string;
  holder: KeyHolder["holder"];
  tenantId: string | null;
  organizationId: string | null;
  scopes: string[];
  addresses: string[];
  /** Requests in this minute, with this one. */
  requests: number;
  /** Null when there is no such restaurant, or the key does not reach it. */
  tenant: FoundTenant | null;
};
