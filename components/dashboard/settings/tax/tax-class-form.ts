import type { BodyOf } from "@/components/data/api";
import type { TaxClass } from "./use-tax";

const RATES = ["pickup", "delivery", "dineIn"] as const;
export type RateName = (typeof RATES)[number];

/** A tax class as it is edited: rates are text until they are saved. */
export type TaxClassForm = { name: string } & Record<RateName, string>;

/** What is wrong with a field; the words are in `dashboardTax.problem`. */
export type TaxClassProblem = "nameMissing" | "rateInvalid";

export function taxClassForm(taxClass: TaxClass | null): TaxClassForm {
  const rate = (name: RateName) => (taxClass ? String(taxClass.rates[name]) : "");
  return {
    name: taxClass?.name ?? "",
    pickup: rate("pickup"),
    delivery: rate("delivery"),
    dineIn: rate("dineIn"),
  };
}

/** A rate in percent with at most two decimals, with a comma or point as decimal mark, or null. */
export function readRate(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace(/\s*%$/, "");
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return percent <= 100 ? percent : null;
}

/** The form as the API accepts it, or its problems by field. A rate that is left blank is the first one's. */
export function readTaxClassForm(
  form: TaxClassForm,
):
  | { ok: true; body: BodyOf<"createTaxClass"> }
  | { ok: false; problems: Partial<Record<keyof TaxClassForm, TaxClassProblem>> } {
  const problems: Partial<Record<keyof TaxClassForm, TaxClassProblem>> = {};
  const textOf = (name: RateName) => (form[name].trim() === "" ? form.pickup : form[name]);
  if (form.name.trim() === "") problems.name = "nameMissing";
  for (const name of RATES) {
    const isOwn = name === "pickup" || form[name].trim() !== "";
    if (isOwn && readRate(form[name]) === null) problems[name] = "rateInvalid";
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const rate = (name: RateName) => readRate(textOf(name)) ?? 0;
  return {
    ok: true,
    body: {
      name: form.name.trim(),
      rates: { pickup: rate("pickup"), delivery: rate("delivery"), dineIn: rate("dineIn") },
    },
  };
}
