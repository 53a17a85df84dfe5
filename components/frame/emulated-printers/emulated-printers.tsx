"use client";

import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { EmulatedPrinter } from "./emulated-printer";
import { emulatedPrinters, usePrinterActs } from "./printer-acts";

/** The local tool for printing without a printer: emulated ones, what they printed, and what can go wrong with them. */
export function EmulatedPrinters() {
  const { data: printers, error } = useQuery(emulatedPrinters);
  return (
    <main id="content" className="mx-auto max-w-312 px-5 pt-8 pb-16 md:px-10">
      <h1 className="font-display text-4xl">Printers</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        Emulated printers that ask this server for tickets by their own protocols. Add a printer in a
        restaurant&rsquo;s settings, and enter here what its page shows. They run until the server is
        restarted.
      </p>
      <AddPrinter />
      {error && !printers && (
        <p role="alert" className="mt-8 text-critical">
          The printers could not be read. Is the server running?
        </p>
      )}
      {!error && !printers && (
        <div aria-hidden="true" className="mt-8 grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </div>
      )}
      {printers?.length === 0 && (
        <EmptyState icon={Printer} title="No printers yet">
          In a dashboard, open Settings › Printers, add one, and copy its address.
        </EmptyState>
      )}
      {printers && printers.length > 0 && (
        <ul className="mt-8 grid gap-6 lg:grid-cols-2">
          {printers.map((printer) => (
            <EmulatedPrinter key={printer.id} printer={printer} />
          ))}
        </ul>
      )}
    </main>
  );
}

function AddPrinter() {
  const { add } = usePrinterActs();
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ code: code.trim() }, { onSuccess: () => setCode("") });
  };
  return (
    <form method="post" onSubmit={submit} className="mt-6 flex max-w-180 flex-wrap items-start gap-3">
      <Field
        label="Address or code of the printer"
        error={add.error ? add.error.message : undefined}
        className="min-w-64 grow"
      >
        <Input
          value={code}
          onChange={({ target }) => setCode(target.value)}
          spellCheck={false}
          autoComplete="off"
          placeholder="http://localhost:3000/api/printers/…"
        />
      </Field>
      <Button type="submit" pending={add.isPending} className="mt-6.5 min-h-12" disabled={code.trim() === ""}>
        Switch on
      </Button>
    </form>
  );
}
