import { TenantLink } from "@/components/frame/tenant-link";

export function RestaurantLink({ restaurant }: { restaurant: { slug: string; name: string } }) {
  return (
    <TenantLink
      path={`/restaurants/${encodeURIComponent(restaurant.slug)}`}
      className="-my-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
    >
      {restaurant.name}
    </TenantLink>
  );
}
