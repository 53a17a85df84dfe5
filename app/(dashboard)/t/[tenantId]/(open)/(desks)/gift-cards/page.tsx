import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { GiftCardDesk } from "@/components/dashboard/gift-cards/gift-card-desk";
import { giftCardList, giftCardResults } from "@/components/dashboard/gift-cards/use-gift-cards";

const { generateMetadata, Page } = deskPage({
  path: "/gift-cards",
  title: "dashboardGiftCards.title",
  only: managers(),
  first: ({ slug }) => [giftCardList(slug), giftCardResults(slug)],
  show: () => <GiftCardDesk />,
});

export { generateMetadata };
export default Page;
