import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CouponDesk } from "@/components/dashboard/coupons/coupon-desk";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardCoupons");
  return { title: t("title") };
}

export default async function CouponDeskPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/coupons");
  return access && (access.actor.role === "staff" ? <ManagersOnly /> : <CouponDesk />);
}
