import { versionOf } from "@/lib/platform/http/precondition";
import { BillWire } from "./bill-contract";

/** What moving a bill is decided on: rounds and payments are added to it, and overwrite nothing. */
export const billVersion = versionOf(BillWire, ({ id, tableId, status }) => ({ id, tableId, status }));
