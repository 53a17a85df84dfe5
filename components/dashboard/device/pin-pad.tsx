"use client";

import { Delete } from "lucide-react";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PIN_DIGITS } from "@/lib/people/devices/pin-rule";

const ROWS = ["123", "456", "789"].flatMap((row) => [...row]);

interface PinPadProps {
  label: string;
  pending: boolean;
  problem: string | null;
  /** Empties the pad when it was the PIN that was wrong. */
  onPin: (pin: string) => Promise<unknown>;
  onBack: () => void;
}

/** Digits by touch and by keyboard; what was typed is a field, so that a screen reader has one too. */
export function PinPad({ label, pending, problem, onPin, onBack }: PinPadProps) {
  const t = useTranslations("dashboardDevice");
  const [pin, setPin] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const add = (digit: string) => setPin((typed) => (typed + digit).slice(0, PIN_DIGITS.most));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending || pin.length < PIN_DIGITS.least) return;
    void onPin(pin).finally(() => {
      setPin("");
      field.current?.focus();
    });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="mx-auto flex w-full max-w-80 flex-col gap-4">
      <Field label={label} error={problem ?? undefined} required>
        <Input
          ref={field}
          autoFocus
          type="password"
          // The pad below is the keyboard of a touch screen.
          inputMode="none"
          autoComplete="one-time-code"
          maxLength={PIN_DIGITS.most}
          value={pin}
          onChange={(event) => setPin(event.target.value.replaceAll(/\D/g, ""))}
        />
      </Field>
      <fieldset aria-label={t("digits")} className="grid grid-cols-3 gap-2" dir="ltr">
        {ROWS.map((digit) => (
          <Digit key={digit} digit={digit} onPress={add} />
        ))}
        <Button
          variant="quiet"
          className="min-h-14"
          aria-label={t("erase")}
          onClick={() => setPin((typed) => typed.slice(0, -1))}
        >
          <Delete className="mx-auto size-6" strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Digit digit="0" onPress={add} />
        <Button type="submit" className="min-h-14" pending={pending} disabled={pin.length < PIN_DIGITS.least}>
          <span className="w-full text-center">{t("unlock")}</span>
        </Button>
      </fieldset>
      <Button variant="quiet" onClick={onBack}>
        <span className="w-full text-center">{t("otherName")}</span>
      </Button>
    </form>
  );
}

function Digit({ digit, onPress }: { digit: string; onPress: (digit: string) => void }) {
  return (
    <Button variant="secondary" className="min-h-14 text-xl tabular-nums" onClick={() => onPress(digit)}>
      <span className="w-full text-center">{digit}</span>
    </Button>
  );
}
