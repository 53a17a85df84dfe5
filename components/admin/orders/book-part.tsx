"use client";

import { type ReactNode, useId } from "react";

export function BookPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {lead && <p className="mt-0.5 mb-2 text-sm text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
