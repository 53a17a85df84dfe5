import { Price } from "@/components/ui/price";
import { parseOptionLabel } from "@/lib/restaurant/menu/option-label";
import type { BoardOrder } from "./board-order";

interface TicketLinesProps {
  order: Pick<BoardOrder, "items" | "currency">;
  /** The kitchen needs no prices. */
  prices?: boolean;
}

/** What was ordered, every choice on its own line, so that nothing is cooked from memory. */
export function TicketLines({ order, prices = false }: TicketLinesProps) {
  const words = (label: string) => (prices ? label : parseOptionLabel(label, order.currency).name);
  return (
    <ul className="flex flex-col gap-2">
      {numberedLines(order.items).map(({ key, item }) => (
        <li key={key} className="grid grid-cols-[auto_1fr_auto] gap-x-2">
          <span className="font-semibold tabular-nums">{item.quantity}×</span>
          <span className="font-semibold">{item.productName}</span>
          {prices && <Price amount={item.lineTotal} currency={order.currency} />}
          {Object.entries(item.selectedOptions).map(([group, labels]) => (
            <span key={group} className="col-start-2 text-sm text-ink-soft">
              {labels.map(words).join(", ")}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Keyed by place, because the same dish can be on two lines; lines never change their order. */
function numberedLines(items: BoardOrder["items"]) {
  return items.map((item, place) => ({ key: `${place} ${item.productId}`, item }));
}
