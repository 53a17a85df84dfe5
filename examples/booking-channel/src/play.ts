import { type Bazar, BazarError, dataOf } from "bazar-client";
import { edit } from "../../shared/edit.js";
import { setUpTables } from "../../shared/set-up-tables.js";
import type { Status } from "./booking-desk.js";
import type { Offer } from "./table-finder.js";

const MOST_TABLES = 25;

/** What the restaurant's people do meanwhile. */
export class RestaurantStaff {
  constructor(
    private readonly bazar: Bazar,
    private readonly tenant: string,
  ) {}

  setUpTables(): Promise<void> {
    return setUpTables(this.bazar, this.tenant);
  }

  move(reservationId: string, { date, timeSlot, guestCount }: Offer): Promise<void> {
    return this.#change(reservationId, { date, timeSlot, guestCount });
  }

  setStatus(reservationId: string, status: Status): Promise<void> {
    return this.#change(reservationId, { status });
  }

  /** Books until no table is left for such a party. Answers the bookings. */
  async fill(offer: Offer): Promise<string[]> {
    const made: string[] = [];
    while (made.length < MOST_TABLES) {
      try {
        const { id } = await dataOf(
          this.bazar.POST("/api/tenant/{tenantId}/reservations", {
            params: { path: { tenantId: this.tenant } },
            body: { customerName: "A regular", ...offer },
          }),
        );
        made.push(id);
      } catch (failure) {
        if (failure instanceof BazarError && failure.code === "SLOT_UNAVAILABLE") return made;
        throw failure;
      }
    }
    throw new Error(`More than ${MOST_TABLES} such parties fit at once.`);
  }

  async #change(reservationId: string, body: Partial<Offer> & { status?: Status }): Promise<void> {
    const path = { tenantId: this.tenant, reservationId };
    await edit(
      () => this.bazar.GET("/api/tenant/{tenantId}/reservations/{reservationId}", { params: { path } }),
      (_, etag) =>
        this.bazar.PATCH("/api/tenant/{tenantId}/reservations/{reservationId}", {
          params: { path, header: { "If-Match": etag } },
          body,
        }),
    );
  }
}
