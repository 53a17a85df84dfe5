/** A page of an order, below its restaurant. It names the email where the address that led here did. */
export function orderPath(
  orderId: string,
  linkEmail: string | null,
  page: "" | "/pay" | "/receipt" = "",
): string {
  const search = linkEmail === null ? "" : `?${new URLSearchParams({ email: linkEmail })}`;
  return `/orders/${encodeURIComponent(orderId)}${page}${search}`;
}
