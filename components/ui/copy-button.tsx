"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "./button";

/** Copies a text, and says whether it worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations("common.copy");
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    // Browsers keep the clipboard from pages that are not served over https.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {copied ? t("done") : label}
      </Button>
      <span role="status" className={copied === false ? "w-full text-sm text-critical" : "sr-only"}>
        {copied === null ? "" : t(copied ? "done" : "failed")}
      </span>
    </>
  );
}
