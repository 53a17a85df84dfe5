"use client";

import { useState } from "react";

const CONFIRMED_MS = 2_000;

/** A command to copy; a long line wraps inside its box. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), CONFIRMED_MS);
  };
  return (
    <div className="example">
      <button type="button" onClick={copy} aria-label={`Copy the example: ${label}`}>
        <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
      </button>
      <pre>{code}</pre>
    </div>
  );
}
