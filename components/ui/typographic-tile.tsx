import type { CSSProperties } from "react";
import { accentTheme, accentVariables } from "./accent";

interface TypographicTileProps {
  name: string;
  /** A restaurant's colour; without it the tile takes the accent around it. */
  accent?: string | null;
}

/** Stands where a picture is missing: the first letter, set large in the middle of a tint. */
export function TypographicTile({ name, accent }: TypographicTileProps) {
  const variables: CSSProperties = accent ? accentVariables(accentTheme(accent)) : {};
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
