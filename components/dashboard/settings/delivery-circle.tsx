import { useFormatter, useTranslations } from "next-intl";

/** Distances that a ring can stand for, in kilometres. */
const RINGS_KM = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 250];
const SIZE = 240;
const CENTRE = SIZE / 2;
const REACH = 84;

interface DeliveryCircleProps {
  /** Null where none is set, undefined for nothing that can be drawn. */
  radiusKm: number | null | undefined;
  /** How many postcodes are listed beside it. */
  postcodes: number;
  isOffered: boolean;
}

/** How far deliveries go in a straight line, with a ring of a round distance to compare, and the area in words. */
export function DeliveryCircle({ radiusKm, postcodes, isOffered }: DeliveryCircleProps) {
  const t = useTranslations("dashboardSettings.delivery");
  const format = useFormatter();
  const km = (distance: number) => t("distance", { km: format.number(distance) });
  const isEverywhere = radiusKm === null && postcodes === 0;
  const words = () => {
    if (!isOffered) return t("circleOff");
    if (radiusKm === undefined) return t("circleWrong");
    if (isEverywhere) return t("circleEverywhere");
    if (radiusKm === null) return t("circlePostcodes", { count: postcodes });
    const distance = km(radiusKm);
    return postcodes === 0 ? t("circle", { distance }) : t("circleBoth", { distance, count: postcodes });
  };
  const drawn = isOffered && radiusKm ? radiusKm : null;
  const ring = drawn === null ? undefined : RINGS_KM.filter((step) => step <= drawn * 0.7).at(-1);
  return (
    <figure className="flex flex-col items-center">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="w-full max-w-60" aria-hidden="true">
        <g className="stroke-line" strokeWidth="1">
          <path d={`M${CENTRE} 8V${SIZE - 8}M8 ${CENTRE}H${SIZE - 8}`} />
        </g>
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r={isOffered && isEverywhere ? 112 : REACH}
          className={
            isOffered && radiusKm !== undefined
              ? "fill-accent-tint/70 stroke-accent-text"
              : "fill-transparent stroke-line-strong"
          }
          strokeWidth="1.5"
          strokeDasharray={drawn === null ? "5 5" : undefined}
        />
        {drawn !== null && ring !== undefined && (
          <>
            <circle
              cx={CENTRE}
              cy={CENTRE}
              r={(ring / drawn) * REACH}
              className="fill-none stroke-ink-soft"
              strokeDasharray="2 4"
            />
            <text
              x={CENTRE + 4}
              y={CENTRE - (ring / drawn) * REACH - 4}
              className="fill-ink-soft text-[0.6875rem]"
            >
              {km(ring)}
            </text>
          </>
        )}
        {drawn !== null && (
          <text
            x={CENTRE}
            y={CENTRE - REACH - 9}
            textAnchor="middle"
            className="fill-ink text-[0.8125rem] font-semibold"
          >
            {km(drawn)}
          </text>
        )}
        <circle cx={CENTRE} cy={CENTRE} r="5" className="fill-accent" />
      </svg>
      <figcaption aria-live="polite" className="mt-1 text-center text-sm text-ink-soft">
        {words()}
      </figcaption>
    </figure>
  );
}
