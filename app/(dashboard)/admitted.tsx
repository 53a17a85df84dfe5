import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";
import type { MessageKey } from "@/lib/core/i18n/catalogue";
import type { DeskPage } from "./desk-page";

type Admitted = NonNullable<DeskPage["only"]>;

/** For those who manage the restaurant; `reason` says to the others what the page shows. */
export function managers(reason?: MessageKey): Admitted {
  return { admits: (role) => role !== "staff", closed: <ManagersOnly {...(reason && { reason })} /> };
}

/** Settings for those who manage the restaurant. */
export const managersSettings: Admitted = {
  admits: (role) => role !== "staff",
  closed: <NotForRole whose="managers" />,
};

/** Settings for an owner, and for the platform on a visit. */
export const ownersSettings: Admitted = {
  admits: (role) => role === "owner" || role === "superadmin",
  closed: <NotForRole whose="owner" />,
};
