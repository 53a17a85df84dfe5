import { z } from "zod";
import { MAX_TENANT_PARAM_LENGTH } from "./param-length";

/** A slug or short id in a path. */
export const TenantParam = z
  .string()
  .min(1)
  .max(MAX_TENANT_PARAM_LENGTH)
  .describe("The restaurant's slug or short id");

export const TenantParams = z.object({ tenantId: TenantParam });

/** An identifier in a path: opaque, never interpreted. */
export const IdParam = z.string().min(1).max(100);
