"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";

const CONFIRMED_MS = 2_000;

/** A command to copy; a long line wraps inside its box. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), CONFIRMED_MS);
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="rounded-control bg-sunken ring-1 ring-line ring-inset">
      <div className="flex items-center justify-between pt-1.5 pr-1.5 pl-4 text-xs font-semibold text-ink-soft">
        <span>curl</span>
        <Button variant="quiet" size="small" onClick={copy} aria-label={`Copy the example: ${label}`}>
          <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
          <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
        </Button>
      </div>
      <pre className="px-4 pt-1 pb-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">{code}</pre>
    </div>
  );
}
