import type { ReactNode } from "react";

interface MessagePageProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** Small print such as a reference for support. */
  footnote?: ReactNode;
}

export function MessagePage({ title, children, action, footnote }: MessagePageProps) {
  return (
    <main id="content" className="mx-auto flex min-h-[80dvh] max-w-152 flex-col justify-center px-5 py-16">
      <span aria-hidden="true" className="mb-8 block h-1 w-14 bg-accent" />
      <h1 className="font-display text-4xl">{title}</h1>
      <div className="mt-4 text-lg text-ink-soft">{children}</div>
      {action && <div className="mt-8 flex flex-wrap gap-3">{action}</div>}
      {footnote && <p className="mt-10 text-sm text-ink-soft tabular-nums">{footnote}</p>}
    </main>
  );
}
