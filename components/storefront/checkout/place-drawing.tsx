import { type Coordinates, distanceKm } from "@/lib/restaurant/delivery/radius";

const SIZE = 240;
const CENTRE = SIZE / 2;
/** The radius of the area in the drawing. */
const REACH = 84;
/** Where what lies further away is drawn. */
const EDGE = 98;

interface PlaceDrawingProps {
  origin: Coordinates;
  at: Coordinates;
  /** Null where no circle bounds the area. */
  radiusKm: number | null;
  isInside: boolean;
  className?: string;
}

/** An address in its direction and distance from the restaurant, north up; at the edge where it lies far beyond. */
export function PlaceDrawing({ origin, at, radiusKm, isInside, className }: PlaceDrawingProps) {
  const km = distanceKm(origin, at);
  const east = (at.lng - origin.lng) * Math.cos((origin.lat * Math.PI) / 180);
  const bearing = Math.atan2(east, at.lat - origin.lat);
  const length = Math.min(EDGE, radiusKm === null ? REACH / 2 : (km / radiusKm) * REACH);
  const [x, y] = [CENTRE + Math.sin(bearing) * length, CENTRE - Math.cos(bearing) * length];
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={className} aria-hidden="true">
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r={REACH}
        className="fill-accent-tint/70 stroke-accent-text"
        strokeWidth="3"
        strokeDasharray={radiusKm === null ? "9 9" : undefined}
      />
      <path
        d={`M${CENTRE} ${CENTRE}L${x} ${y}`}
        className="stroke-ink-soft"
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx={CENTRE} cy={CENTRE} r="10" className="fill-accent" />
      <g className={isInside ? "text-positive" : "text-critical"}>
        <circle cx={x} cy={y} r="18" className="fill-current stroke-page" strokeWidth="5" />
        <path
          d={isInside ? `M${x - 7} ${y}l5 5 9 -10` : `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`}
          className="fill-none stroke-page"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
