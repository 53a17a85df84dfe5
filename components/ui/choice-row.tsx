import type { ReactNode } from "react";

interface ChoiceRowProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** The mark itself: a box, a dot or a switch. */
  children: ReactNode;
  /** A switch goes to the end of its line. */
  markLast?: boolean;
}

/**
 * A row of at least 44 px that can be pressed anywhere, with mark, label and price. The hint stays readable on a row that
 * is disabled: it often says why.
 */
export function ChoiceRow({ id, label, hint, aside, disabled, children, markLast }: ChoiceRowProps) {
  const faded = disabled ? "opacity-45" : "";
  return (
    <div className="flex min-h-11 items-center gap-3">
      {!markLast && <span className={`flex ${faded}`}>{children}</span>}
      <label htmlFor={id} className="flex min-h-11 flex-1 cursor-pointer flex-col justify-center py-1.5">
        <span className="flex items-baseline justify-between gap-4">
          <span className={faded}>{label}</span>
          {aside && <span className="text-sm text-ink-soft tabular-nums">{aside}</span>}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </label>
      {markLast && <span className={`flex ${faded}`}>{children}</span>}
    </div>
  );
}
