"use client";

import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Unlock } from "./unlock";
import { useSignOut } from "./use-sign-out";

/** What a locked shared device shows in place of a page. */
export function LockScreen({ restaurant }: { restaurant: string }) {
  const t = useTranslations("dashboardDevice");
  const person = useTranslations("common.person");
  const signOut = useSignOut("platform");
  return (
    <section className="mx-auto flex min-h-[80dvh] w-full max-w-140 flex-col justify-center gap-6 px-5 py-10">
      <header>
        <p className="text-ink-soft">{restaurant}</p>
        <h1 className="font-display text-3xl">{t("who")}</h1>
      </header>
      <Unlock onUnlocked={() => window.location.reload()} />
      <Button variant="quiet" className="self-start" onClick={() => void signOut()}>
        <LogOut className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {person("signOut")}
      </Button>
    </section>
  );
}
