"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWakeLock } from "@/components/dashboard/orders/bell/use-wake-lock";
import { ConnectionBanner } from "@/components/dashboard/orders/board/connection-banner";
import { LoadFailure } from "@/components/data/load-failure";
import { useLive } from "@/components/data/use-live";
import { type KitchenDoor, kitchenKey, pickupNumbers } from "./kitchen-door";
import { useScreenShell } from "./use-screen-shell";

/** For guests at the counter: whose order is almost ready, and whose is ready. Numbers alone. */
export function PickupScreen({ door, restaurant }: { door: KitchenDoor; restaurant: string }) {
  const t = useTranslations("kitchen.pickup");
  const { data, error, refetch } = useQuery(pickupNumbers(door));
  const { link } = useLive({ url: door.streamUrl, queryKey: kitchenKey(door.tenantId) });
  useWakeLock(true);
  useScreenShell();
  return (
    <main
      id="content"
      className="flex min-h-[calc(100dvh-var(--band-height,0px))] flex-col lg:h-[calc(100dvh-var(--band-height,0px))]"
    >
      <ConnectionBanner link={link} lostSince={(time) => t("lostSince", { time })} />
      <h1 className="px-[4vw] pt-[2vw] text-[clamp(1.25rem,2.4vw,3rem)] font-bold">{restaurant}</h1>
      {!data && error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      <div className="grid flex-1 gap-[2vw] p-[4vw] pt-[2vw] md:grid-cols-2">
        <Numbers title={t("preparing")} numbers={data?.preparing ?? []} isReady={false} />
        <Numbers title={t("ready")} numbers={data?.ready ?? []} isReady />
      </div>
    </main>
  );
}

function Numbers({
  title,
  numbers,
  isReady,
}: {
  title: string;
  numbers: readonly string[];
  isReady: boolean;
}) {
  return (
    <section
      aria-label={title}
      aria-live={isReady ? "polite" : undefined}
      className={`min-w-0 overflow-hidden rounded-control p-[2vw] ${isReady ? "bg-positive-tint text-positive max-md:order-first" : "bg-sunken text-ink"}`}
    >
      <h2 className="text-[clamp(1.5rem,3vw,4rem)] leading-tight font-bold">{title}</h2>
      <ul
        className={`mt-[1.5vw] flex flex-wrap gap-x-[0.6em] gap-y-[0.15em] leading-tight font-bold tabular-nums ${isReady ? "text-[clamp(3rem,7vw,9rem)]" : "text-[clamp(2rem,4.5vw,6rem)]"}`}
      >
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </section>
  );
}
