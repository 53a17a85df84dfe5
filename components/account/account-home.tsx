"use client";

import { useQuery } from "@tanstack/react-query";
import { UserX } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import type { DinerArea } from "./account-area";
import { readProfile, sendProof, signOut } from "./account-calls";
import { AccountDetails } from "./account-details";
import { BookingList } from "./booking-list";
import { Favourites } from "./favourites";
import { OrderList } from "./order-list";
import { OwnData } from "./own-data";
import { SignOutEverywhere } from "./sign-out-everywhere";
import { useBazarAccount } from "./use-bazar-account";

export function AccountHome({ area }: { area: DinerArea }) {
  const t = useTranslations("account");
  const actions = useTranslations("common.actions");
  const router = useRouter();
  const toast = useToast();
  const {
    data: profile,
    error,
    refetch,
  } = useQuery({ queryKey: ["account", area.realm, "profile"], queryFn: () => readProfile(area) });
  const isSignedOut = error?.status === 401;
  useEffect(() => {
    // The sign-in can lead to another host, where only a whole navigation goes.
    if (isSignedOut) window.location.replace(area.signIn);
  }, [isSignedOut, area.signIn]);

  const leave = async () => {
    await signOut(area);
    router.replace(area.signedOut);
  };
  const prove = async () => {
    const result = await sendProof(area);
    if (result.ok) toast({ title: t("home.proveSent") });
    else
      toast({ tone: "failure", title: t(result.status === 429 ? "problem.RATE_LIMITED" : "problem.other") });
  };

  if (error && !isSignedOut && !profile) {
    return (
      <EmptyState
        isPage
        icon={UserX}
        title={t("failed.title")}
        action={<Button onClick={() => refetch()}>{actions("retry")}</Button>}
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
        <div className="-me-4 flex flex-wrap items-center gap-1">
          <Button variant="secondary" onClick={leave}>
            {t("home.signOut")}
          </Button>
          {area.realm.kind === "marketplace" && <SignOutEverywhere leadsTo={area.signedOut} />}
        </div>
      </div>
      <OrderList area={area} />
      <BookingList area={area} />
      {area.realm.kind === "marketplace" ? (
        <MarketplaceParts platform={area.platform} onProve={prove} />
      ) : (
        "emailProven" in profile && !profile.emailProven && <ProveEmailHint onProve={prove} />
      )}
      <OwnData area={area} createdAt={profile.createdAt} />
    </div>
  );
}

function MarketplaceParts({ platform, onProve }: { platform: string; onProve: () => void }) {
  const { account } = useBazarAccount();
  return (
    <>
      {account?.emailProven === false && <ProveEmailHint onProve={onProve} />}
      <Favourites platform={platform} />
      <AccountDetails />
    </>
  );
}

function ProveEmailHint({ onProve }: { onProve: () => void }) {
  const t = useTranslations("account.home");
  return (
    <div className="border-t border-line pt-7">
      <p className="text-sm text-ink-soft">{t("proveHint")}</p>
      <Button variant="quiet" onClick={onProve} className="mt-2 -ms-4">
        {t("prove")}
      </Button>
    </div>
  );
}
