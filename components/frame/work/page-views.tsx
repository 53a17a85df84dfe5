"use client";

import { useEffect, useRef } from "react";
import { TenantLink } from "@/components/frame/tenant-link";

interface PageViewsProps {
  label: string;
  views: readonly { path: string; label: string; isCurrent: boolean }[];
}

/** The pages of one subject, as links above each of them. On a narrow screen the present one is scrolled into view. */
export function PageViews({ label, views }: PageViewsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = views.find(({ isCurrent }) => isCurrent)?.path;
  useEffect(() => {
    const link = current && nav.current?.querySelector("[aria-current=page]");
    if (link) link.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="flex gap-6 overflow-x-auto border-b border-line px-4 md:px-6 print:hidden"
    >
      {views.map(({ path, label: name, isCurrent }) => (
        <TenantLink
          key={path}
          path={path}
          aria-current={isCurrent ? "page" : undefined}
          className="-mb-px flex min-h-12 items-center border-b-2 border-transparent whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent-text aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {name}
        </TenantLink>
      ))}
    </nav>
  );
}
