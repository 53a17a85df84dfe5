"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { AdminUser } from "@/lib/oversight/admin/admin-contract";
import { UserForm } from "./user-form";
import { userQuery } from "./user-queries";
import { UserSafety } from "./user-safety";

interface UserSheetProps {
  userId: string;
  isSelf: boolean;
  onClose: () => void;
}

export function UserSheet({ userId, isSelf, onClose }: UserSheetProps) {
  const t = useTranslations("adminUsers");
  const { data: user, error, refetch } = useQuery(userQuery(userId));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={user?.name ?? t("user")}
      description={user?.email}
    >
      {error && !user && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !user && <Skeleton className="h-96" />}
      {user && (
        <>
          <UserPlaces user={user} />
          <UserForm key={user.id} user={user} isSelf={isSelf} />
          <UserSafety user={user} isSelf={isSelf} />
        </>
      )}
    </Sheet>
  );
}

function UserPlaces({ user }: { user: z.output<typeof AdminUser> }) {
  const t = useTranslations("adminUsers");
  const format = useFormatter();
  return (
    <div className="pb-5">
      <p className="text-sm text-ink-soft">
        {t("sinceDate", { date: format.dateTime(new Date(user.createdAt), { dateStyle: "medium" }) })}{" "}
        <TenantLink path={`/audit?actor=${user.id}`} className="underline underline-offset-4">
          {t("acts")}
        </TenantLink>
      </p>
      {user.works.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {user.works.map(({ slug, role }) => (
            <li key={slug}>
              <TenantLink
                path={`/restaurants/${slug}`}
                className="flex min-h-12 items-center justify-between gap-4 underline-offset-4 hover:underline"
              >
                {slug}
                <span className="text-sm text-ink-soft">{t(`worksAs.${role}`)}</span>
              </TenantLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
