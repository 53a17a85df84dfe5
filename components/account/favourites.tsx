"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { HeartOff } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { api, dataOf, resultOf } from "@/components/data/api";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { DINER_AREA } from "./account-area";
import { AccountSection } from "./account-section";
import { SectionFailure } from "./section-failure";
import { useProblemWords } from "./use-problem-words";

const FAVOURITES = ["account", DINER_AREA.realm, "favourites"];

/** The restaurants that a diner wants to find again. */
export function Favourites({ platform }: { platform: string }) {
  const t = useTranslations("account.favourites");
  const toast = useToast();
  const problemWords = useProblemWords();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: FAVOURITES,
    queryFn: () => dataOf(api.GET("/api/bazar/me/favourites")),
  });
  const remove = async (slug: string) => {
    const result = await resultOf(
      api.DELETE("/api/bazar/me/favourites/{tenantId}", { params: { path: { tenantId: slug } } }),
    );
    if (result.ok) await client.invalidateQueries({ queryKey: FAVOURITES });
    else toast({ tone: "failure", title: problemWords(result.code) ?? "" });
  };
  return (
    <AccountSection title={t("title")}>
      {!data && !error && <Skeleton className="mt-5 h-16" />}
      {!data && error && <SectionFailure failure={error} pending={isFetching} onRetry={refetch} />}
      {data?.restaurants.length === 0 && <p className="mt-3 text-ink-soft">{t("none")}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.restaurants.map(({ slug, name, city }) => (
          <li key={slug} className="flex items-center gap-3">
            <Link
              href={`${platform}/s/${slug}`}
              className="-ms-3 min-w-0 flex-1 rounded-control px-3 py-3 transition-colors hover:bg-sunken"
            >
              <span className="block truncate font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">{city}</span>
            </Link>
            <IconButton icon={HeartOff} label={t("remove", { name })} onClick={() => remove(slug)} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
