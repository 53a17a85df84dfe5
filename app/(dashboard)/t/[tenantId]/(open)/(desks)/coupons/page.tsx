import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { CouponDesk } from "@/components/dashboard/coupons/coupon-desk";
import { couponList, couponResults } from "@/components/dashboard/coupons/use-coupons";

const { generateMetadata, Page } = deskPage({
  path: "/coupons",
  title: "dashboardCoupons.title",
  only: managers(),
  first: ({ slug }) => [couponList(slug), couponResults(slug)],
  show: () => <CouponDesk />,
});

export { generateMetadata };
export default Page;
