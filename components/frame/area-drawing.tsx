import { type Coordinates, distanceKm } from "@/lib/restaurant/delivery/radius";

/** Distances that a ring can mark, in kilometres. */
const RINGS_KM = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 250];
const SIZE = 240;
const CENTRE = SIZE / 2;
/** The circle's radius in the drawing. */
const REACH = 84;
/** Where what lies further away is drawn. */
const EDGE = 108;

interface AreaDrawingProps {
  /** Null draws no circle to measure by. */
  radiusKm: number | null;
  /** How the circle looks: the area, everywhere, or nothing that counts. */
  kind: "area" | "everywhere" | "off";
  distanceText: (km: number) => string;
  /** An address and where it is seen from. */
  place?: { at: Coordinates; origin: Coordinates; isInside: boolean } | undefined;
  className?: string;
}

/** How far deliveries go in a straight line, north up, with a ring of a round distance to compare. For eyes alone. */
export function AreaDrawing({ radiusKm, kind, distanceText, place, className }: AreaDrawingProps) {
  const ring = radiusKm === null ? undefined : RINGS_KM.filter((step) => step <= radiusKm * 0.7).at(-1);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={className} aria-hidden="true">
      <g className="stroke-line" strokeWidth="1">
        <path d={`M${CENTRE} 8V${SIZE - 8}M8 ${CENTRE}H${SIZE - 8}`} />
      </g>
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r={kind === "everywhere" ? 112 : REACH}
        className={
          kind === "off" ? "fill-transparent stroke-line-strong" : "fill-accent-tint/70 stroke-accent-text"
        }
        strokeWidth="1.5"
        strokeDasharray={radiusKm === null ? "5 5" : undefined}
      />
      {radiusKm !== null && ring !== undefined && (
        <>
          <circle
            cx={CENTRE}
            cy={CENTRE}
            r={(ring / radiusKm) * REACH}
            className="fill-none stroke-ink-soft"
            strokeDasharray="2 4"
          />
          <text
            x={CENTRE + 4}
            y={CENTRE - (ring / radiusKm) * REACH - 4}
            className="fill-ink-soft text-[0.6875rem]"
          >
            {distanceText(ring)}
          </text>
        </>
      )}
      {radiusKm !== null && (
        <text
          x={CENTRE}
          y={CENTRE - REACH - 9}
          textAnchor="middle"
          className="fill-ink text-[0.8125rem] font-semibold"
        >
          {distanceText(radiusKm)}
        </text>
      )}
      <circle cx={CENTRE} cy={CENTRE} r="5" className="fill-accent" />
      {place && <Place {...place} radiusKm={radiusKm} />}
    </svg>
  );
}

/** The address in its direction and distance; at the edge where it lies beyond. */
function Place({
  at,
  origin,
  isInside,
  radiusKm,
}: NonNullable<AreaDrawingProps["place"]> & { radiusKm: number | null }) {
  const km = distanceKm(origin, at);
  const east = (at.lng - origin.lng) * Math.cos((origin.lat * Math.PI) / 180);
  const bearing = Math.atan2(east, at.lat - origin.lat);
  const length = Math.min(EDGE, radiusKm === null ? REACH / 2 : (km / radiusKm) * REACH);
  const [x, y] = [CENTRE + Math.sin(bearing) * length, CENTRE - Math.cos(bearing) * length];
  return (
    <g className={isInside ? "text-positive" : "text-critical"}>
      <path
        d={`M${CENTRE} ${CENTRE}L${x} ${y}`}
        className="stroke-current"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="11" className="fill-current stroke-surface" strokeWidth="3" />
      {isInside ? (
        <path d={`M${x - 4} ${y}l3 3 5 -6`} className="fill-none stroke-surface" strokeWidth="2" />
      ) : (
        <path d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} className="fill-none stroke-surface" strokeWidth="2" />
      )}
    </g>
  );
}
