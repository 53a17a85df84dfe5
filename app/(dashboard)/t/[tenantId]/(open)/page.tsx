import { deskPage, type Opened } from "@/app/(dashboard)/desk-page";
import { DisputeNotice } from "@/components/dashboard/disputes/dispute-notice";
import { FirstHour } from "@/components/dashboard/first-hour/first-hour";
import { FactorNotice } from "@/components/dashboard/frame/factor-notice";
import { OnlineNotice } from "@/components/dashboard/frame/online-notice";
import { OrderBoard } from "@/components/dashboard/orders/board/order-board";
import { openOrders, ordersToday } from "@/components/dashboard/orders/order-queries";
import { getPageAppAt } from "@/lib/app/page-app";
import { getUnanswered } from "@/lib/payments/disputes/get-unanswered";
import { wantsOnlinePayments } from "@/lib/payments/payments/payment-method";
import { openMethods, paymentMethodsOf } from "@/lib/payments/payments/payment-methods-contract";
import { getOnlineState } from "@/lib/payments/payouts/get-online-state";
import { isFactorOverdue } from "@/lib/people/second-factor/second-factor-policy";
import { getFirstSteps } from "@/lib/service/orders/views/get-first-steps";

const { generateMetadata, Page } = deskPage({
  path: "/",
  title: "dashboard.frame.orders",
  first: ({ slug }) => [openOrders(slug), ordersToday(slug)],
  show: showBoard,
});

export { generateMetadata };
export default Page;

async function showBoard({ params, tenant, actor }: Opened) {
  const app = await getPageAppAt(tenant.id);
  const shop = await app.shops.find(params.tenantId ?? "");
  const { hasSecondFactor, factorDueAt } = actor.signIn;
  const manages = actor.role !== "staff";
  const [steps, unanswered] = await Promise.all([
    getFirstSteps(app, { tenantId: tenant.id }),
    manages ? getUnanswered(app, { tenantId: tenant.id }) : null,
  ]);
  const hasProcessor = app.env.STRIPE_SECRET_KEY !== undefined || app.stripeEmulator !== null;
  const online = manages && hasProcessor ? await getOnlineState(app, { tenantId: tenant.id }) : null;
  const wantsOnline = shop !== null && wantsOnlinePayments(shop.tenant);
  const waiting = steps.order && wantsOnline && online !== null && online.state !== "open" ? online : null;
  const nobodyPays =
    manages &&
    tenant.status === "active" &&
    shop !== null &&
    openMethods(paymentMethodsOf(shop.tenant, await app.processorMethods.current())).length === 0;
  return (
    <>
      {actor.role === "owner" && !hasSecondFactor && factorDueAt && (
        <FactorNotice dueAt={factorDueAt} isOver={isFactorOverdue(actor.signIn, app.realClock.now())} />
      )}
      {(waiting || nobodyPays) && <OnlineNotice waiting={waiting} nobodyPays={nobodyPays} place={tenant} />}
      {unanswered && unanswered.count > 0 && <DisputeNotice unanswered={unanswered} />}
      <OrderBoard
        pausedUntil={shop?.tenant.pausedUntil?.toISOString() ?? null}
        staff={{ userId: actor.userId, email: actor.email, isVisitor: actor.role === "superadmin" }}
        guide={
          manages &&
          !steps.order && (
            <FirstHour
              steps={steps}
              online={online}
              isDraft={tenant.status === "draft"}
              place={tenant}
              staffEmail={actor.email}
            />
          )
        }
      />
    </>
  );
}
