import type { ReactNode } from "react";

interface WorkScreenProps {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function WorkScreen({ title, lead, action, children }: WorkScreenProps) {
  return (
    <div className="max-w-280 px-4 pt-2 pb-12 md:px-6 md:pt-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        {action}
      </div>
      {lead && <p className="mt-1 max-w-140 text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
