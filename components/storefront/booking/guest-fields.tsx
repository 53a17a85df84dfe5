"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

export interface Guest {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  specialRequests: string;
}

export const NO_GUEST: Guest = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  specialRequests: "",
};

const FEWEST_PHONE_DIGITS = 5;

/** The first invalid field of a booking, or null. */
export function guestProblem(guest: Guest): keyof Guest | null {
  if (guest.customerName.trim() === "") return "customerName";
  if (!/^\S+@\S+\.\S+$/.test(guest.customerEmail.trim())) return "customerEmail";
  const digits = guest.customerPhone.match(/\d/g)?.length ?? 0;
  return digits < FEWEST_PHONE_DIGITS ? "customerPhone" : null;
}

interface GuestFieldsProps {
  guest: Guest;
  problem: keyof Guest | null;
  onChange: (next: Partial<Guest>) => void;
}

/** Who books, and what the kitchen and the hall should know. */
export function GuestFields({ guest, problem, onChange }: GuestFieldsProps) {
  const t = useTranslations("booking");
  return (
    <div className="space-y-5">
      <Field label={t("name")} required error={problem === "customerName" && t("nameMissing")}>
        <Input
          name="customerName"
          autoComplete="name"
          maxLength={100}
          value={guest.customerName}
          onChange={(event) => onChange({ customerName: event.target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t("email")}
          hint={t("emailHint")}
          required
          error={problem === "customerEmail" && t("emailWrong")}
        >
          <Input
            name="customerEmail"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={guest.customerEmail}
            onChange={(event) => onChange({ customerEmail: event.target.value })}
          />
        </Field>
        <Field label={t("phone")} required error={problem === "customerPhone" && t("phoneWrong")}>
          <Input
            name="customerPhone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={guest.customerPhone}
            onChange={(event) => onChange({ customerPhone: event.target.value })}
          />
        </Field>
      </div>
      <Field label={t("requests")} hint={t("requestsHint")} optional>
        <Textarea
          name="specialRequests"
          maxLength={500}
          value={guest.specialRequests}
          onChange={(event) => onChange({ specialRequests: event.target.value })}
        />
      </Field>
    </div>
  );
}
