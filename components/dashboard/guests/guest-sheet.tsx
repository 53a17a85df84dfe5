"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Price } from "@/components/ui/price";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { GuestProfile } from "@/lib/oversight/guests/guest-contract";
import { GuestData } from "./guest-data";
import { GuestNotes } from "./guest-notes";
import { guestProfile } from "./guest-queries";

/** One guest: notes first, because they are for tonight; then what was, and what the guest may ask for. */
export function GuestSheet({ guestId, onClose }: { guestId: string; onClose: () => void }) {
  const t = useTranslations("dashboardGuests");
  const { slug } = useDashboardTenant();
  const { data: profile, error, refetch } = useQuery(guestProfile(slug, guestId));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={profile ? profile.guest.name || profile.guest.email : t("guest")}
    >
      {error && !profile && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !profile && <Skeleton className="h-64" />}
      {profile && <Profile profile={profile} onErased={onClose} />}
    </Sheet>
  );
}

function Profile({ profile, onErased }: { profile: GuestProfile; onErased: () => void }) {
  const t = useTranslations("dashboardGuests");
  const statuses = useTranslations("dashboard.status");
  const tickets = useTranslations("dashboard.ticket");
  const format = useFormatter();
  const { currency } = useDashboardTenant();
  const { guest, orders, bookings, bills, giftCards } = profile;
  const moment = (at: string) => format.dateTime(new Date(at), "moment");
  const money = (amount: number) => format.number(amount, { style: "currency", currency });
  return (
    <>
      <dl className="grid grid-cols-3 gap-4 pb-5 tabular-nums">
        <Figure name={t("spent")}>
          <Price amount={guest.totalSpent} currency={currency} />
        </Figure>
        <Figure name={t("orders")}>{format.number(guest.orderCount)}</Figure>
        <Figure name={t("bookings")}>{format.number(guest.bookingCount)}</Figure>
      </dl>
      <p className="flex flex-col gap-1 pb-5">
        <a className="break-all underline underline-offset-4" href={`mailto:${guest.email}`}>
          {guest.email}
        </a>
        {guest.phone && (
          <a className="underline underline-offset-4" href={`tel:${guest.phone.replace(/\s/g, "")}`}>
            {guest.phone}
          </a>
        )}
        <span className="text-sm text-ink-soft">{t("since", { at: moment(guest.firstSeenAt) })}</span>
        {guest.noShowCount > 0 && (
          <span className="text-sm text-critical">{t("noShows", { count: guest.noShowCount })}</span>
        )}
      </p>
      <GuestNotes guest={guest} />
      <Visits title={t("latestOrders")} none={t("noOrders")}>
        {orders.map(({ id, orderNumber, status, total, isTest, createdAt }) => (
          <Visit
            key={id}
            name={t("order", { number: orderNumber })}
            note={[...(isTest ? [tickets("test")] : []), statuses(status), moment(createdAt)].join(" · ")}
          >
            <Price amount={total} currency={currency} />
          </Visit>
        ))}
      </Visits>
      <Visits title={t("latestBookings")} none={t("noBookings")}>
        {bookings.map(({ id, status, startsAt, guestCount }) => (
          <Visit key={id} name={moment(startsAt)} note={t(`bookingStatus.${status}`)}>
            {t("people", { count: guestCount })}
          </Visit>
        ))}
      </Visits>
      <Visits title={t("latestBills")} none={t("noBills")}>
        {bills.map(({ id, tableName, status, paid, openedAt }) => (
          <Visit
            key={id}
            name={t("table", { name: tableName })}
            note={`${t(`billStatus.${status}`)} · ${moment(openedAt)}`}
          >
            <Price amount={paid} currency={currency} />
          </Visit>
        ))}
      </Visits>
      <Visits title={t("giftCards")} none={t("noGiftCards")}>
        {giftCards.map(({ id, codeEnding, bought, received, used, balance, amount, createdAt }) => (
          <Visit
            key={id}
            name={t("card", { ending: codeEnding })}
            note={[
              ...(bought ? [t("bought")] : []),
              ...(received ? [t("received")] : []),
              ...(used > 0 ? [t("used", { amount: money(used) })] : []),
              t("left", { amount: money(balance) }),
              moment(createdAt),
            ].join(" · ")}
          >
            <Price amount={amount} currency={currency} />
          </Visit>
        ))}
      </Visits>
      <GuestData guest={guest} onErased={onErased} />
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold">{children}</dd>
    </div>
  );
}

function Visits({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <section className="border-t border-line py-4">
      <h3 className="mb-1 text-sm font-semibold text-ink-soft">{title}</h3>
      {children.length === 0 ? <p>{none}</p> : <ul className="divide-y divide-line">{children}</ul>}
    </section>
  );
}

function Visit({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 py-1.5 tabular-nums">
      <span>
        <span className="block">{name}</span>
        <span className="block text-sm text-ink-soft">{note}</span>
      </span>
      <span>{children}</span>
    </li>
  );
}
