"use client";

import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import type { FormStore } from "@/components/form/form-store";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { addressLine } from "@/lib/core/contact/postal-address";
import type { AddressAnswer as Answer } from "./address-call";
import type { OrderForm } from "./order-form";
import { PlaceDrawing } from "./place-drawing";
import type { AddressInUse } from "./use-address-check";

interface AddressAnswerProps {
  address: AddressInUse;
  control: FormStore<OrderForm>;
  /** Switches to pickup; absent where that is no way out. */
  onPickup?: (() => void) | undefined;
}

export function AddressAnswer({
  address: { answer, pending, isUnanswered },
  control,
  onPickup,
}: AddressAnswerProps) {
  const t = useTranslations("checkout.how");
  const { name } = useStorefront().shop;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-live="polite"
      data-address-answer={answer ? answer.verdict : undefined}
      className="outline-none"
    >
      {pending && <p className="text-sm text-ink-soft">{t("checking")}</p>}
      {isUnanswered && <Doubt>{t("notLookedUp", { name })}</Doubt>}
      {answer?.position && <Found answer={answer} />}
      {answer && !answer.position && <NotFound answer={answer} />}
      {answer?.suggestion && (
        <Suggestion
          suggestion={answer.suggestion}
          control={control}
          onUsed={() => box.current?.focus({ preventScroll: true })}
        />
      )}
      {answer && !answer.accepted && onPickup && (
        <Button size="small" className="mt-3" onClick={onPickup}>
          {t("usePickup")}
        </Button>
      )}
    </div>
  );
}

function Found({ answer }: { answer: Answer }) {
  const t = useTranslations("checkout.how");
  const format = useFormatter();
  const { shop } = useStorefront();
  const { position, verdict, address } = answer;
  const isInside = verdict !== "outside";
  const km = (distance: number) =>
    t("distance", { km: format.number(distance, { maximumFractionDigits: distance < 10 ? 1 : 0 }) });
  const origin = { lat: shop.latitude, lng: shop.longitude };
  const written = address && {
    deliveryAddress: address.street,
    postcode: address.postcode,
    city: address.city,
  };
  return (
    <div className="flex items-center gap-3">
      {position && (
        <PlaceDrawing
          origin={origin}
          at={position}
          radiusKm={shop.deliveryRadiusKm}
          isInside={isInside}
          className="-ms-2 size-28 shrink-0"
        />
      )}
      <div className="min-w-0 space-y-1.5">
        {written && (
          <p className="text-sm break-words text-ink-soft">
            <bdi>{addressLine(written, shop.country)}</bdi>
          </p>
        )}
        {isInside && !answer.checked ? (
          <Doubt>{t("houseNotFound", { name: shop.name })}</Doubt>
        ) : (
          <Verdict isGood={isInside}>
            {isInside
              ? t("inside", { name: shop.name, distance: km(answer.distanceKm ?? 0) })
              : answer.reasons.includes("BEYOND_RADIUS")
                ? t("outside", {
                    name: shop.name,
                    distance: km(answer.distanceKm ?? 0),
                    radius: km(shop.deliveryRadiusKm ?? 0),
                  })
                : t("outsidePostcodes", { name: shop.name })}
          </Verdict>
        )}
      </div>
    </div>
  );
}

function NotFound({ answer: { verdict, accepted, reasons } }: { answer: Answer }) {
  const t = useTranslations("checkout.how");
  const { name } = useStorefront().shop;
  if (verdict === "outside") {
    const isFar = reasons.includes("BEYOND_RADIUS");
    return <Verdict isGood={false}>{t(isFar ? "outsideTown" : "outsidePostcodes", { name })}</Verdict>;
  }
  if (!accepted) return <Verdict isGood={false}>{t("notFoundRefused", { name })}</Verdict>;
  const isAway = reasons.includes("LOOKUP_UNAVAILABLE");
  return <Doubt>{t(isAway ? "notLookedUp" : "notFound", { name })}</Doubt>;
}

function Suggestion({
  suggestion,
  control,
  onUsed,
}: {
  suggestion: NonNullable<Answer["suggestion"]>;
  control: FormStore<OrderForm>;
  /** The button goes away with its suggestion: the focus needs another place. */
  onUsed: () => void;
}) {
  const t = useTranslations("checkout.how");
  const { country } = useStorefront().shop;
  const { street, postcode, city } = suggestion;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p>{t("meant", { address: addressLine({ deliveryAddress: street, postcode, city }, country) })}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          control.set("deliveryAddress", street);
          control.set("postcode", postcode);
          control.set("city", city);
          onUsed();
        }}
      >
        {t("useMeant")}
      </Button>
    </div>
  );
}

function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <Sentence
      icon={isGood ? CircleCheck : CircleAlert}
      className={isGood ? "text-positive" : "font-semibold text-critical"}
    >
      {children}
    </Sentence>
  );
}

function Doubt({ children }: { children: ReactNode }) {
  return (
    <Sentence icon={CircleHelp} className="text-caution">
      {children}
    </Sentence>
  );
}

function Sentence({
  icon: Icon,
  className,
  children,
}: {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}) {
  return (
    <p className={`flex items-start gap-2 text-sm ${className}`}>
      <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
