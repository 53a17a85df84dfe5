import { accentTheme, accentVariables } from "./accent";
import { InitialTile } from "./initial-tile";

interface TypographicTileProps {
  name: string;
  /** A restaurant's color; without it the tile takes the accent around it. */
  accent?: string | null;
}

/** Stands where a picture is missing, in a restaurant's color. */
export function TypographicTile({ name, accent }: TypographicTileProps) {
  return <InitialTile name={name} variables={accent ? accentVariables(accentTheme(accent)) : {}} />;
}
