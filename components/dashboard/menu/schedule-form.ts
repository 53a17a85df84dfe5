import { readWallTime } from "@/components/dashboard/frame/wall-time";
import { readAmountText } from "@/components/data/amount-text";

/** A change that is put off, as it is filled in; `keep` leaves a field as it is. */
export type ScheduleForm = {
  /** "2026-12-01T11:00", by the clock of the restaurant. */
  at: string;
  price: string;
  available: "keep" | "yes" | "no";
  status: "keep" | "active" | "draft";
};

export const EMPTY_SCHEDULE: ScheduleForm = { at: "", price: "", available: "keep", status: "keep" };

export type ScheduleProblem = "at" | "price" | "nothing";

/** The form as the API takes it, or what has to be put right first. */
export function readSchedule(
  form: ScheduleForm,
  { productId, currency, zone, now }: { productId: string; currency: string; zone: string; now: Date },
) {
  const at = readWallTime(form.at, zone, now);
  if (!at) return { ok: false, problem: "at" as ScheduleProblem } as const;
  const basePrice = form.price.trim() === "" ? null : readAmountText(form.price, currency);
  if (form.price.trim() !== "" && basePrice === null)
    return { ok: false, problem: "price" as ScheduleProblem } as const;
  const changes = {
    ...(basePrice === null ? {} : { basePrice }),
    ...(form.available === "keep" ? {} : { available: form.available === "yes" }),
    ...(form.status === "keep" ? {} : { status: form.status }),
  };
  if (Object.keys(changes).length === 0) return { ok: false, problem: "nothing" as ScheduleProblem } as const;
  return { ok: true, body: { productId, at: at.toISOString(), changes } } as const;
}
