import type { ReactNode } from "react";

interface AccountFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A narrow page with one thing to do. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-104 flex-col pt-[8dvh] pb-16">
      <h1 className="font-display text-3xl">{title}</h1>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-8 flex flex-col gap-5">{children}</div>
    </div>
  );
}
