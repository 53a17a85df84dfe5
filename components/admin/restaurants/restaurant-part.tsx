import type { ReactNode } from "react";

interface RestaurantPartProps {
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

export function RestaurantPart({ title, aside, children }: RestaurantPartProps) {
  return (
    <section className="border-t border-line py-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
