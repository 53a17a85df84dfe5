import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";

/** What each role may do, from what everybody may to what only the owner may. */
const RIGHTS = [
  { name: "orders", owner: true, coManager: true, staff: true },
  { name: "bookings", owner: true, coManager: true, staff: true },
  { name: "callerNotes", owner: true, coManager: true, staff: true },
  { name: "readSettings", owner: true, coManager: true, staff: true },
  { name: "ownPin", owner: true, coManager: true, staff: true },
  { name: "menu", owner: true, coManager: true, staff: false },
  { name: "settings", owner: true, coManager: true, staff: false },
  { name: "money", owner: true, coManager: true, staff: false },
  { name: "guests", owner: true, coManager: true, staff: false },
  { name: "inviteStaff", owner: true, coManager: true, staff: false },
  { name: "removePin", owner: true, coManager: true, staff: false },
  { name: "coManagers", owner: true, coManager: false, staff: false },
  { name: "payout", owner: true, coManager: false, staff: false },
  { name: "export", owner: true, coManager: false, staff: false },
] as const;
const ROLES = ["owner", "coManager", "staff"] as const;
const WIRE = { owner: "tenant-owner", coManager: "co-manager", staff: "staff" } as const;

export function RoleTable() {
  const t = useTranslations("dashboardSettings.team");
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t("roles")}</caption>
      <thead>
        <tr className="border-b border-line-strong text-xs text-ink-soft">
          <td />
          {ROLES.map((role) => (
            <th key={role} scope="col" className="w-[21%] px-1 py-2 text-center font-semibold">
              {t(`role.${WIRE[role]}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RIGHTS.map((right) => (
          <tr key={right.name} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal">
              {t(`right.${right.name}`)}
            </th>
            {ROLES.map((role) => {
              const Mark = right[role] ? Check : Minus;
              return (
                <td key={role} className="text-center">
                  <Mark
                    className={`inline size-4.5 ${right[role] ? "text-positive" : "text-ink-soft"}`}
                    strokeWidth={2}
                    aria-hidden="true"
                  />
                  <span className="sr-only">{right[role] ? t("may") : t("mayNot")}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
