import { type Bazar, dataOf } from "bazar-client";
import { edit } from "../../shared/edit.js";
import type { Status } from "./order-desk.js";

/** What the restaurant's people do meanwhile. */
export class RestaurantStaff {
  constructor(
    private readonly bazar: Bazar,
    private readonly tenant: string,
  ) {}

  /** Owners add in the settings how they are paid elsewhere; does nothing where it is there. */
  async takePaymentsBy(method: string): Promise<void> {
    const params = { path: { tenantId: this.tenant } };
    await edit(
      () => this.bazar.GET("/api/tenant/{tenantId}/settings", { params }),
      ({ externalMethods }, etag) =>
        externalMethods.includes(method)
          ? null
          : this.bazar.PATCH("/api/tenant/{tenantId}/settings", {
              params: { ...params, header: { "If-Match": etag } },
              body: { externalMethods: [...externalMethods, method] },
            }),
    );
  }

  /** Answers the price before. */
  async setPrice(productId: string, basePrice: number): Promise<number> {
    const path = { tenantId: this.tenant, productId };
    const before = await edit(
      () => this.bazar.GET("/api/tenant/{tenantId}/products/{productId}", { params: { path } }),
      (_, etag) =>
        this.bazar.PATCH("/api/tenant/{tenantId}/products/{productId}", {
          params: { path, header: { "If-Match": etag } },
          body: { basePrice },
        }),
    );
    return before.basePrice;
  }

  async markSoldOut(productId: string, until: Date | null): Promise<void> {
    await dataOf(
      this.bazar.POST("/api/tenant/{tenantId}/products/{productId}/sold-out", {
        params: { path: { tenantId: this.tenant, productId } },
        body: { until: until?.toISOString() ?? null },
      }),
    );
  }

  async pauseOrders(until: Date | null): Promise<void> {
    await dataOf(
      this.bazar.POST("/api/tenant/{tenantId}/pause", {
        params: { path: { tenantId: this.tenant } },
        body: { until: until?.toISOString() ?? null },
      }),
    );
  }

  async moveOrder(orderId: string, status: Status, reason?: string): Promise<void> {
    await dataOf(
      this.bazar.PATCH("/api/tenant/{tenantId}/orders/{orderId}", {
        params: { path: { tenantId: this.tenant, orderId } },
        body: { status, reason: reason ?? null },
      }),
    );
  }
}
