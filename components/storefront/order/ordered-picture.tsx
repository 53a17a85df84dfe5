import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { Picture } from "@/components/storefront/frame/picture";

/** The picture of the first ordered dish that has one; it comes in anew with each step of the order. */
export function OrderedPicture({ items }: { items: TrackedOrder["items"] }) {
  const image = items.find((item) => item.image)?.image;
  if (!image) return null;
  return (
    <span className="block size-24 shrink-0 animate-pop overflow-hidden rounded-panel bg-accent-tint sm:size-28">
      <Picture address={image} sizes="7rem" eager />
    </span>
  );
}
