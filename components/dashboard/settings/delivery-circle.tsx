import { useFormatter, useTranslations } from "next-intl";
import { AreaDrawing } from "@/components/frame/area-drawing";

interface DeliveryCircleProps {
  /** Null where none is set, undefined for nothing that can be drawn. */
  radiusKm: number | null | undefined;
  /** How many postcodes are listed beside it. */
  postcodes: number;
  isOffered: boolean;
}

/** The delivery area as it is typed, drawn and in words. */
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
  return (
    <figure className="flex flex-col items-center">
      <AreaDrawing
        radiusKm={drawn}
        kind={!isOffered || radiusKm === undefined ? "off" : isEverywhere ? "everywhere" : "area"}
        distanceText={km}
        className="w-full max-w-60"
      />
      <figcaption aria-live="polite" className="mt-1 text-center text-sm text-ink-soft">
        {words()}
      </figcaption>
    </figure>
  );
}
