"use client";

import { CircleAlert, CircleCheck, LocateFixed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { isWithinRadius } from "@/lib/restaurant/delivery/radius";
import type { OrderForm } from "./order-form";

type Coords = OrderForm["customerCoords"];

interface LocationCheckProps {
  coords: Coords;
  onCoords: (coords: Coords) => void;
  /** The restaurant itself refused the place. */
  refused: boolean;
  /** Switches to pickup; absent where the restaurant offers none. */
  onPickup: (() => void) | undefined;
}

const GEOLOCATION = { timeout: 10_000, maximumAge: 60_000 };

/** Tells before ordering whether the restaurant delivers to where the diner is, if they want to know. */
export function LocationCheck({ coords, onCoords, refused, onPickup }: LocationCheckProps) {
  const t = useTranslations("checkout.how");
  const { shop } = useStorefront();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const radiusKm = shop.deliveryRadiusKm;
  if (radiusKm === null) return null;
  const origin = { lat: shop.latitude, lng: shop.longitude };
  const tooFar = refused || (coords !== null && !isWithinRadius(origin, coords, radiusKm));

  const locate = () => {
    setPending(true);
    setFailed(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPending(false);
        onCoords({ lat: latitude, lng: longitude });
      },
      () => {
        setPending(false);
        setFailed(true);
      },
      GEOLOCATION,
    );
  };

  return (
    <div aria-live="polite" className="space-y-3">
      {coords === null && (
        <Button variant="secondary" size="small" pending={pending} onClick={locate}>
          <LocateFixed className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("locate")}
        </Button>
      )}
      {failed && <p className="text-sm text-ink-soft">{t("noLocation")}</p>}
      {coords !== null && !tooFar && (
        <p className="flex items-center gap-2 text-sm text-positive">
          <CircleCheck className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t("located", { km: radiusKm })}
        </p>
      )}
      {tooFar && (
        <p className="flex items-start gap-2 text-sm text-critical">
          <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t("tooFar", { km: radiusKm })}
        </p>
      )}
      {(tooFar || coords !== null) && (
        <div className="flex flex-wrap gap-3">
          {tooFar && onPickup && (
            <Button size="small" onClick={onPickup}>
              {t("usePickup")}
            </Button>
          )}
          {coords !== null && (
            <Button variant="quiet" size="small" onClick={() => onCoords(null)}>
              {t("forget")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
