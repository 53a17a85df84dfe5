"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import type { DomainWire } from "@/lib/restaurant/domains/domain-contract";

type DnsRecord = DomainWire["proof"];

/** The records that a domain needs, to be copied; open for as long as something is to be set. */
export function DomainRecords({ domain }: { domain: DomainWire }) {
  const t = useTranslations("dashboardSettings.website.domains");
  const isDone = domain.state === "proven" && domain.problem === null;
  return (
    <details className="group mt-4 border-t border-line pt-3" open={!isDone}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-control font-medium">
        {t("recordsTitle")}
        <ChevronDown
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          strokeWidth={1.5}
          aria-hidden="true"
        />
      </summary>
      <Step title={t("proof")} hint={t("proofHint")} records={[domain.proof]} />
      {domain.pointing.length > 0 && <Step title={t("pointing")} records={domain.pointing} />}
    </details>
  );
}

function Step({ title, hint, records }: { title: string; hint?: string; records: readonly DnsRecord[] }) {
  return (
    <section className="mt-2 mb-5">
      <h4 className="text-sm font-semibold">{title}</h4>
      {hint && <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>}
      {records.map((record) => (
        <RecordLine key={`${record.type} ${record.value}`} record={record} />
      ))}
    </section>
  );
}

function RecordLine({ record }: { record: DnsRecord }) {
  const t = useTranslations("dashboardSettings.website.domains");
  return (
    <div className="mt-3">
      <dl className="grid gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-3 text-sm sm:grid-cols-[auto_1fr]">
        <Fact term={t("type")}>{record.type}</Fact>
        <Fact term={t("host")}>{record.name}</Fact>
        <Fact term={t("value")}>{record.value}</Fact>
      </dl>
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyButton text={record.name} label={t("copyHost")} />
        <CopyButton text={record.value} label={t("copyValue")} />
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft max-sm:not-first:mt-2">{term}</dt>
      <dd className="font-mono wrap-anywhere select-all" dir="ltr">
        {children}
      </dd>
    </>
  );
}
