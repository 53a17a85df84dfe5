"use client";

import { Download, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onSaved: () => void;
}

/** The recovery codes, the only time that they can be seen, with every way to keep them. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const t = useTranslations("auth.security");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = t("fileTitle", { email });
  const text = [title, "", ...codes, ""].join("\n");
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = Object.assign(document.createElement("a"), {
      href: address,
      download: "bazar-recovery-codes.txt",
    });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <section className="flex flex-col gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t("codesTitle")}
        </h2>
        <p className="mt-1 text-ink-soft print:hidden">{t("codesLead")}</p>
        <p className="mt-1 hidden print:block">{title}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-2 rounded-control bg-sunken px-4 py-4 font-mono text-base sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tracking-wide whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton text={codes.join("\n")} label={t("copy")} />
        <Button variant="secondary" onClick={download}>
          <Download className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("download")}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("print")}
        </Button>
      </div>
      <Button size="large" onClick={onSaved} className="print:hidden">
        {t("saved")}
      </Button>
    </section>
  );
}
