import type { BillWire } from "@/lib/service/bills/bill-contract";

export type BillItem = BillWire["items"][number];

export type BillPayment = BillWire["payments"][number];
