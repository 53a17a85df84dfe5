import { type ReactNode, useId } from "react";

export function AccountSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7">
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
