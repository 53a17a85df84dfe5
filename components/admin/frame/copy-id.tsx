"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";

const SHOWN_MS = 1_500;

export function CopyId({ id }: { id: string }) {
  const t = useTranslations("adminCommon");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => void copy()}
      aria-label={t("copy", { id })}
      className="-mx-1.5 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control px-1.5 text-left font-mono text-xs text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <span className="truncate">{id}</span>
      <Icon className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
