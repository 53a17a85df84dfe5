import type { TillPayment } from "@/lib/payments/till/till-payment";
import { columnOf } from "@/lib/platform/db/column-of";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { Sql, Statement } from "@/lib/platform/db/sql";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import { taxedRefund } from "@/lib/service/orders/refunds/refund-tax";
import type { OrderDetail, OrderProposalRow, OrderRefund } from "./order";

/** The columns of a table as one object, by their fields. */
const objectOf = (alias: string, fields: object) =>
  `json_build_object(${Object.keys(fields)
    .map((field) => `'${field}', ${alias}.${columnOf(field)}`)
    .join(", ")})`;

const ORDER_COLUMNS = Object.keys(Prisma.OrderScalarFieldEnum)
  .map((field) => `o.${columnOf(field)} AS "${field}"`)
  .join(", ");

/** What belongs to an order, for a statement whose $1 is its restaurant. Most orders have neither refund nor proposal. */
const BELONGINGS = `
  (SELECT json_agg(${objectOf("i", Prisma.OrderItemScalarFieldEnum)} ORDER BY i.position)
     FROM order_item i WHERE i.tenant_id = $1 AND i.order_id = o.id) AS items,
  (SELECT json_agg(json_build_object('status', t.status, 'at', t.at, 'actor', t.actor, 'note', t.note, 'act', t.act,
                                     'actorName', CASE WHEN t.actor = 'restaurant' THEN coalesce(u.name, k.name) END) ORDER BY t.position)
     FROM order_timeline_event t LEFT JOIN users u ON u.id = t.actor_user_id
                                LEFT JOIN api_key k ON k.id = t.actor_user_id
    WHERE t.tenant_id = $1 AND t.order_id = o.id) AS timeline,
  (SELECT ${objectOf("p", Prisma.OrderProposalScalarFieldEnum)}
     FROM order_proposal p WHERE p.tenant_id = $1 AND p.order_id = o.id
    ORDER BY p.created_at DESC LIMIT 1) AS proposal,
  CASE WHEN o.till_minor > 0 THEN (
    SELECT json_agg(${objectOf("tp", Prisma.TillPaymentScalarFieldEnum)} ORDER BY tp.taken_at, tp.id)
      FROM till_payment tp WHERE tp.tenant_id = $1 AND tp.order_id = o.id) END AS "tillPayments",
  (SELECT json_agg(json_build_object(
            'refund', ${objectOf("r", Prisma.RefundScalarFieldEnum)},
            'lines', (SELECT json_agg(${objectOf("l", Prisma.RefundLineScalarFieldEnum)} ORDER BY l.position)
                        FROM refund_line l WHERE l.tenant_id = $1 AND l.refund_id = r.id),
            'receipts', (SELECT json_agg(json_build_object('taxLines', c.tax_lines) ORDER BY c.number)
                           FROM receipt c WHERE c.tenant_id = $1 AND c.refund_id = r.id))
          ORDER BY r.created_at, r.id)
     FROM refund r WHERE r.tenant_id = $1 AND r.order_id = o.id) AS refunds`;

type InJson<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};
type Row = Omit<OrderDetail, "items" | "timeline" | "refunds" | "proposal" | "tillPayments"> & {
  items: OrderDetail["items"] | null;
  timeline: InJson<OrderDetail["timeline"][number]>[] | null;
  proposal: InJson<OrderProposalRow> | null;
  tillPayments: InJson<TillPayment>[] | null;
  refunds:
    | {
        refund: InJson<Omit<OrderRefund, "lines" | "taxLines">>;
        lines: OrderRefund["lines"] | null;
        receipts: { taxLines: TaxLine[] }[] | null;
      }[]
    | null;
};

/**
 * A statement that reads orders with all that belongs to them, as of one moment. `from` is what follows FROM: a relation
 * `o` with the columns of orders, of the restaurant $1.
 */
export const orderDetails = (from: string) => `SELECT ${ORDER_COLUMNS}, ${BELONGINGS} FROM ${from}`;

/** Runs such a statement. */
export async function readOrderDetails(
  sql: Sql,
  statement: Statement,
  values: readonly unknown[],
): Promise<OrderDetail[]> {
  return (await sql.query<Row>(statement, values)).map(detailOf);
}

function detailOf(row: Row): OrderDetail {
  const { items, timeline, proposal, refunds, tillPayments } = row;
  return Object.assign(row, {
    items: items ?? [],
    timeline: (timeline ?? []).map((event) => Object.assign(event, { at: new Date(event.at) })),
    proposal: proposal && proposalOf(proposal),
    tillPayments: (tillPayments ?? []).map((paid) =>
      Object.assign(paid, { takenAt: new Date(paid.takenAt) }),
    ),
    refunds: (refunds ?? []).map(({ refund, lines, receipts }) => ({
      ...taxedRefund({ ...refund, receipts: receipts ?? [] }),
      createdAt: new Date(refund.createdAt),
      lines: lines ?? [],
    })),
  });
}

function proposalOf({
  promisedAt,
  createdAt,
  expiresAt,
  ...proposal
}: InJson<OrderProposalRow>): OrderProposalRow {
  return {
    ...proposal,
    promisedAt: promisedAt === null ? null : new Date(promisedAt),
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
  };
}
