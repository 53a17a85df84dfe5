"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ordersToday } from "@/components/dashboard/orders/order-queries";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { MAX_REFERENCE_LENGTH } from "@/lib/payments/till/till-payment";
import { CashReceived } from "./cash-received";
import { useExternalWords } from "./use-external-words";

const CASH = "cash";
/** What `chosen` says where no money is taken. */
export const NOT_TAKEN = "";

/** How the restaurant takes money itself: null until somebody chose, then cash or one of its external methods. */
export interface TillWay {
  chosen: string | null;
  reference: string;
}
export const NEW_TILL_WAY: TillWay = { chosen: null, reference: "" };

/**
 * The restaurant's ways of taking money, the one that a person means, and how a request says it: null until the ways are
 * read, so that a choice does not change under somebody's finger.
 */
export function useTillWay({ chosen, reference }: TillWay) {
  const { slug: tenantId } = useDashboardTenant();
  const { data, isPending } = useQuery(ordersToday(tenantId));
  const types = data?.externalMethods ?? [];
  const way = chosen ?? types[0] ?? CASH;
  const isCash = way === CASH;
  const taken = isCash
    ? ({ method: "cash" } as const)
    : ({ method: "external", type: way, reference: reference || null } as const);
  return { types, way, isCash, isPending, body: isPending ? null : taken };
}

interface TillWayFieldsProps {
  value: TillWay;
  onChange: (value: TillWay) => void;
  /** What is taken, with its tip, in major units; 0 where that is not known yet. */
  due: number;
  currency: string;
  /** What not taking money is called, where that can be chosen. */
  notTaken?: string;
}

/** Asks how money is taken: in cash, with the change to give, or otherwise with its number. */
export function TillWayFields({ value, onChange, due, currency, notTaken }: TillWayFieldsProps) {
  const t = useTranslations("dashboardTill");
  const words = useExternalWords();
  const { types, way, isCash, isPending } = useTillWay(value);
  if (isPending) return <ListSkeleton />;
  return (
    <div className="space-y-4">
      <RadioGroup
        label={t("how")}
        value={way}
        onValueChange={(chosen) => onChange({ ...value, chosen })}
        options={[
          ...[...types, CASH].map((type) => ({ value: type, label: words(type === CASH ? null : type) })),
          ...(notTaken ? [{ value: NOT_TAKEN, label: notTaken }] : []),
        ]}
      />
      {isCash && due > 0 && <CashReceived key={due} due={due} currency={currency} />}
      {!isCash && way !== NOT_TAKEN && (
        <Field label={t("reference")} hint={t("referenceHint")}>
          <Input
            value={value.reference}
            maxLength={MAX_REFERENCE_LENGTH}
            onChange={(event) => onChange({ ...value, reference: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
