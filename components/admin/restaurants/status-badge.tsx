"use client";

import { CircleCheck, CircleSlash, Hourglass } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { RestaurantStatus } from "./restaurant-filters";

const LOOKS = {
  draft: { tone: "caution", icon: Hourglass },
  active: { tone: "positive", icon: CircleCheck },
  suspended: { tone: "critical", icon: CircleSlash },
} as const;

export function StatusBadge({ status }: { status: RestaurantStatus }) {
  const t = useTranslations("adminRestaurants.status");
  return <Badge {...LOOKS[status]}>{t(status)}</Badge>;
}
