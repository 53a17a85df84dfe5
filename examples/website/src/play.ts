import { type Bazar, dataOf } from "bazar-client";
import { edit } from "../../shared/edit.js";
import { setUpTables } from "../../shared/set-up-tables.js";

/** What the restaurant's people do meanwhile. */
export class RestaurantStaff {
  constructor(
    private readonly bazar: Bazar,
    private readonly tenant: string,
  ) {}

  /** The owner says which sites may show the restaurant's forms in a frame. Answers the list as it was. */
  async changeFrameSites(change: (sites: string[]) => string[]): Promise<string[]> {
    const params = { path: { tenantId: this.tenant } };
    const { embedOrigins } = await edit(
      () => this.bazar.GET("/api/tenant/{tenantId}/settings", { params }),
      ({ embedOrigins: sites }, etag) =>
        this.bazar.PATCH("/api/tenant/{tenantId}/settings", {
          params: { ...params, header: { "If-Match": etag } },
          body: { embedOrigins: change(sites) },
        }),
    );
    return embedOrigins;
  }

  setUpTables(): Promise<void> {
    return setUpTables(this.bazar, this.tenant);
  }

  async moveOrder(orderId: string, status: "accepted" | "rejected", reason?: string): Promise<void> {
    await dataOf(
      this.bazar.PATCH("/api/tenant/{tenantId}/orders/{orderId}", {
        params: { path: { tenantId: this.tenant, orderId } },
        body: { status, reason: reason ?? null },
      }),
    );
  }

  /** How often the restaurant has a booking of this guest on a day. */
  async bookingsOf(email: string, date: string): Promise<string[]> {
    const { reservations } = await dataOf(
      this.bazar.GET("/api/tenant/{tenantId}/reservations", {
        params: { path: { tenantId: this.tenant }, query: { email, from: date, to: date } },
      }),
    );
    return reservations.map(({ id }) => id);
  }

  async cancelBooking(reservationId: string): Promise<void> {
    const path = { tenantId: this.tenant, reservationId };
    await edit(
      () => this.bazar.GET("/api/tenant/{tenantId}/reservations/{reservationId}", { params: { path } }),
      (_, etag) =>
        this.bazar.PATCH("/api/tenant/{tenantId}/reservations/{reservationId}", {
          params: { path, header: { "If-Match": etag } },
          body: { status: "canceled" },
        }),
    );
  }
}
