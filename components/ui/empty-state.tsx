import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  icon?: LucideIcon;
  title: ReactNode;
  /** What will appear here, and how. */
  children: ReactNode;
  action?: ReactNode;
  /** It is all that the page says. */
  isPage?: boolean;
}

export function EmptyState({ icon: Icon, title, children, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-112 flex-col items-center px-4 py-14 text-center">
      {Icon && (
        <span className="mb-5 grid size-14 place-items-center rounded-full bg-accent-tint text-accent-text">
          <Icon className="size-6" strokeWidth={1.5} aria-hidden="true" />
        </span>
      )}
      <Heading className="font-display text-xl">{title}</Heading>
      <p className="mt-2 text-ink-soft">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
