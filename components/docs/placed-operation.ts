import type { Operation } from "@/lib/platform/http/openapi-document";

/** An operation of the API document with its method and path. */
export interface PlacedOperation {
  method: string;
  path: string;
  operation: Operation;
}
