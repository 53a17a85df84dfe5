import { z } from "zod";

/** A slug or short id in a path. */
export const TenantParam = z.string().min(1).max(63).describe("The restaurant's slug or short id");

export const TenantParams = z.object({ tenantId: TenantParam });

/** An identifier in a path: opaque, never interpreted. */
export const IdParam = z.string().min(1).max(100);
