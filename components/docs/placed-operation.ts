import type { Operation } from "@/lib/platform/http/openapi-document";

export interface PlacedOperation {
  method: string;
  path: string;
  operation: Operation;
}
