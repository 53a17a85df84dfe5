import { useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { Price } from "@/components/ui/price";
import { chosenNames } from "@/lib/restaurant/pricing/halves";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";

type Item = BoardOrder["items"][number];

/** How many of a line are made. */
export function unitsToCook({ quantity, restockedQuantity }: Item): number {
  return quantity - restockedQuantity;
}

interface TicketLinesProps {
  order: Pick<BoardOrder, "items" | "currency">;
  /** The kitchen needs no prices. */
  prices?: boolean;
  /** Choices behind their dish, in small. */
  folded?: boolean;
  /** Makes each dish a button that marks it as sold out. */
  onDish?: ((item: Item) => void) | undefined;
}

/** What was ordered, every choice with its dish, so that nothing is cooked from memory. */
export function TicketLines({ order, prices = false, folded = false, onDish }: TicketLinesProps) {
  const proposal = useTranslations("orderBoard.proposal");
  const words = (label: string) => (prices ? label : parseOptionLabel(label, order.currency).name);
  const namesIn = ({ halvedGroups = [] }: Item, group: string, labels: readonly string[]) =>
    chosenNames({ [group]: labels }, halvedGroups, words);
  return (
    <ul className={`flex flex-col ${folded ? "gap-0.5 leading-snug" : "gap-2"}`}>
      {numberedLines(order.items).map(({ key, item }) => {
        const groups = Object.entries(item.selectedOptions);
        return (
          <li key={key} className="grid grid-cols-[auto_1fr_auto] gap-x-2">
            <span className="font-semibold tabular-nums">{prices ? item.quantity : unitsToCook(item)}×</span>
            <span className="min-w-0 font-semibold break-words">
              <DishName item={item} onDish={onDish} />
              {folded && groups.length > 0 && (
                <span className="text-sm font-normal text-ink-soft">
                  {" "}
                  {groups.flatMap(([group, labels]) => namesIn(item, group, labels)).join(", ")}
                </span>
              )}
            </span>
            {item.restockedQuantity > 0 && (
              <span className="col-start-2 text-sm font-semibold text-caution">
                {proposal("notMade", { count: item.restockedQuantity })}
              </span>
            )}
            {prices && <Price amount={item.lineTotal} currency={order.currency} />}
            {item.note && <span className="col-start-2 text-sm font-semibold break-words">{item.note}</span>}
            {!folded &&
              groups.map(([group, labels]) => (
                <span
                  key={group}
                  className={`col-start-2 text-sm ${item.halvedGroups?.includes(group) ? "font-semibold" : "text-ink-soft"}`}
                >
                  {namesIn(item, group, labels).join(", ")}
                </span>
              ))}
          </li>
        );
      })}
    </ul>
  );
}

function DishName({ item, onDish }: { item: Item; onDish: TicketLinesProps["onDish"] }) {
  const t = useTranslations("orderBoard.soldOut");
  if (!onDish) return item.kitchenName;
  return (
    <button
      type="button"
      onClick={() => onDish(item)}
      aria-label={t("open", { dish: item.kitchenName })}
      className="inline-block min-h-6 min-w-6 cursor-pointer text-left decoration-dotted underline-offset-4 hover:underline"
    >
      {item.kitchenName}
    </button>
  );
}

/** Keyed by place, because the same dish can be on two lines; lines never change their order. */
function numberedLines(items: BoardOrder["items"]) {
  return items.map((item, place) => ({ key: `${place} ${item.productId}`, item }));
}
