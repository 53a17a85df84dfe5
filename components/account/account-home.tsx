"use client";

import { UserX } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { apiCall } from "@/components/data/api-call";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import type { AccountProfile } from "@/lib/people/accounts/account-contract";
import type { AccountArea } from "./account-area";
import { BookingList } from "./booking-list";
import { OrderList } from "./order-list";

/** What a diner ordered and booked, and the way out. */
export function AccountHome({ area }: { area: AccountArea }) {
  const t = useTranslations("account");
  const actions = useTranslations("common.actions");
  const router = useRouter();
  const toast = useToast();
  const [profile, setProfile] = useState<z.output<typeof AccountProfile> | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks once more
  useEffect(() => {
    let current = true;
    setFailed(false);
    apiCall<z.output<typeof AccountProfile>>("GET", `${area.api}/auth/me`).then((result) => {
      if (!current) return;
      if (result.ok) setProfile(result.data);
      else if (result.status === 401) router.replace(area.signIn);
      else setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [area.api, area.signIn, router, tries]);

  const signOut = async () => {
    await apiCall("POST", `${area.api}/auth/logout`);
    router.replace(area.signIn);
  };
  const prove = async () => {
    const result = await apiCall("POST", `${area.api}/auth/send-proof`);
    if (result.ok) toast({ title: t("home.proveSent") });
    else
      toast({ tone: "failure", title: t(result.status === 429 ? "problem.RATE_LIMITED" : "problem.other") });
  };

  if (failed) {
    return (
      <EmptyState
        icon={UserX}
        title={t("failed.title")}
        action={<Button onClick={() => setTries((before) => before + 1)}>{actions("retry")}</Button>}
      >
        {t("problem.UNREACHABLE")}
      </EmptyState>
    );
  }
  if (!profile) {
    return (
      <div className="space-y-6 pt-6">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  return (
    <div className="space-y-10 pt-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-display text-4xl">{t("home.title")}</h1>
          <p className="mt-2 break-words text-ink-soft">
            {t("home.hello", { name: profile.name, email: profile.email })}
          </p>
        </div>
        <Button variant="secondary" onClick={signOut}>
          {t("home.signOut")}
        </Button>
      </div>
      <OrderList area={area} />
      <BookingList area={area} />
      <div className="border-t border-line pt-7">
        <p className="text-sm text-ink-soft">{t("home.proveHint")}</p>
        <Button variant="quiet" onClick={prove} className="mt-2 -ml-4">
          {t("home.prove")}
        </Button>
      </div>
    </div>
  );
}
