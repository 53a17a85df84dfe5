/** The edge and ground that every box one types or chooses in shares; 16 px text keeps phones from zooming. */
export const CONTROL_BOX =
  "w-full rounded-control bg-surface text-base text-ink ring-1 ring-line-strong ring-inset transition-shadow placeholder:text-ink-soft hover:ring-ink-soft focus-visible:outline-hidden focus-visible:ring-2 focus-visible:ring-accent-text aria-invalid:ring-2 aria-invalid:ring-critical disabled:bg-sunken disabled:text-ink-soft disabled:ring-line";
