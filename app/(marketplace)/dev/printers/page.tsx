import type { Metadata } from "next";
import { QueryProvider } from "@/components/data/query-provider";
import { EmulatedPrinters } from "@/components/frame/emulated-printers/emulated-printers";
import { openLocalDoor } from "@/components/frame/local-door";

export const metadata: Metadata = { title: "Printers", robots: { index: false } };

/** Emulated printers that ask this server for tickets; not found where local tools are closed. */
export default async function EmulatedPrintersPage() {
  await openLocalDoor();
  return (
    <QueryProvider>
      <EmulatedPrinters />
    </QueryProvider>
  );
}
