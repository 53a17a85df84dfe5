import type { ReactNode } from "react";

export function StyleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-b border-line pb-2 text-sm font-semibold text-ink-soft">{title}</h2>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
