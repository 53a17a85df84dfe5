import type { CSSProperties } from "react";
import { accentTheme, accentVariables } from "./accent";

interface TypographicTileProps {
  name: string;
  /** A restaurant's colour; without it the tile takes the accent around it. */
  accent?: string | null;
}

/** Stands where a picture is missing: the first letter, set large and cut by the edge, on a tint. */
export function TypographicTile({ name, accent }: TypographicTileProps) {
  const variables: CSSProperties = accent ? accentVariables(accentTheme(accent)) : {};
  const [initial = ""] = name.trim();
  return (
    <div
      data-accent=""
      aria-hidden="true"
      style={variables}
      className="@container size-full overflow-hidden bg-accent-tint text-accent-text select-none"
    >
      <span className="block translate-y-[6%] pl-[6%] font-display text-[80cqw] leading-none">{initial}</span>
    </div>
  );
}
