import type { CSSProperties } from "react";

interface InitialTileProps {
  name: string;
  /** The variables of another accent than the one around it. */
  variables?: CSSProperties;
}

/** The first letter of a name, set large in the middle of a tint. */
export function InitialTile({ name, variables }: InitialTileProps) {
  const [initial = ""] = name.trim();
  return (
    <div
      data-accent=""
      aria-hidden="true"
      style={variables}
      className="@container-[size] grid size-full place-items-center overflow-hidden bg-accent-tint text-accent-text select-none"
    >
      <span className="font-display text-[64cqmin] leading-none">{initial}</span>
    </div>
  );
}
