"use client";

import { CircleCheck, LocateFixed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FormStore } from "@/components/form/form-store";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { type JoinForm, readPosition } from "./join-form";

const GEOLOCATION = { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true };

interface PositionFieldProps {
  control: FormStore<JoinForm>;
  address: string;
  onChange: (position: string) => void;
}

/** The restaurant's own spot, from this device or from a map app: distances to guests are measured from it. */
export function PositionField({ control, address, onChange }: PositionFieldProps) {
  const t = useTranslations("join.place");
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<"found" | "failed" | null>(null);
  const locate = () => {
    setPending(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPending(false);
        setOutcome("found");
        onChange(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`);
      },
      () => {
        setPending(false);
        setOutcome("failed");
      },
      GEOLOCATION,
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        control={control}
        name="position"
        rule={{ maxLength: 60, isValid: (text) => readPosition(text) !== undefined }}
        label={t("position")}
        hint={t("positionHint")}
        problemText={() => t("positionInvalid")}
        optional
        input={{ autoComplete: "off", spellCheck: false }}
      />
      <div className="flex flex-wrap items-center gap-3" aria-live="polite">
        <Button variant="secondary" pending={pending} onClick={locate}>
          <LocateFixed className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("locate")}
        </Button>
        {outcome === "found" && (
          <span className="flex items-center gap-2 text-sm text-positive">
            <CircleCheck className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            {address.trim() === "" ? t("located") : t("locatedAt", { address: address.trim() })}
          </span>
        )}
        {outcome === "failed" && <span className="text-sm text-ink-soft">{t("notLocated")}</span>}
      </div>
    </div>
  );
}
