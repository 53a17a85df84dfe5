import type { ErrorCode } from "@/lib/core/errors/error-codes";

/** The reason why an order cannot be placed; `lineIndex` names the line it is about. */
export type OrderRefusal = { ok: false; code: ErrorCode; message: string; lineIndex?: number };
