import { type Bazar, BazarError, type components, dataOf, isEvent } from "bazar-client";
import type { RestaurantEvent } from "../../shared/event-inbox.js";
import type { Offer, TableFinder } from "./table-finder.js";

export type Reservation = components["schemas"]["DeskReservation"];
export type Status = Reservation["status"];

/** A booking of one of the portal's guests, as the portal's own database has it. */
export interface PortalBooking {
  reference: string;
  reservationId: string;
  date: string;
  timeSlot: string;
  guestCount: number;
  status: Status;
  /** What the guest was told, oldest first. */
  told: string[];
}

export type BookingResult = { booking: PortalBooking; offers: null } | { booking: null; offers: Offer[] };
export type ChangeResult = "done" | "changed_meanwhile" | "taken";

/** Begins the note of each booking, for bookings have no field for a number of ours. */
export const NOTE = "Tischfrei";

export class BookingDesk {
  readonly bookings = new Map<string, PortalBooking>();
  readonly #byReservation = new Map<string, PortalBooking>();
  readonly #turns = new Map<PortalBooking, Promise<unknown>>();

  constructor(
    private readonly bazar: Bazar,
    private readonly tenant: string,
    private readonly finder: TableFinder,
  ) {}

  /** Books what was offered. Where somebody was faster: no booking, and the nearest times that are left. */
  async book(reference: string, guestName: string, offer: Offer): Promise<BookingResult> {
    try {
      const reservation = await dataOf(
        this.bazar.POST("/api/tenant/{tenantId}/reservations", {
          // A repeat within a day is answered with the first answer; after that, look the note up before sending it
          // again.
          params: { path: { tenantId: this.tenant }, header: { "Idempotency-Key": reference } },
          // Without an email: the portal writes to its guests itself.
          body: { source: "phone", customerName: guestName, note: `${NOTE} ${reference}`, ...offer },
        }),
      );
      return { booking: this.#keep(reference, reservation), offers: null };
    } catch (failure) {
      if (!isTaken(failure)) throw failure;
      return { booking: null, offers: await this.finder.nearest(offer, 3, 7) };
    }
  }

  /**
   * Moves a booking for its guest, decided on what the guest saw: `etag` is of that. If the restaurant changed it
   * since (412), nothing happens but that we know the present state, and the guest is asked again.
   */
  change(reference: string, offer: Offer, etag: string): Promise<ChangeResult> {
    const booking = this.bookingOf(reference);
    return this.#inTurn(booking, async () => {
      try {
        this.#note(booking, await this.#patch(booking, { ...offer }, etag));
        return "done";
      } catch (failure) {
        if (isTaken(failure)) return "taken";
        if (!isStale(failure)) throw failure;
        this.#note(booking, (await this.read(reference)).reservation);
        return "changed_meanwhile";
      }
    });
  }

  /** Cancels for a guest, who does not mind what the restaurant changed meanwhile. Repeating it is harmless. */
  cancel(reference: string): Promise<void> {
    const booking = this.bookingOf(reference);
    return this.#inTurn(booking, async () => {
      const { reservation } = await this.read(reference);
      const isDone = reservation.status === "canceled";
      this.#note(booking, isDone ? reservation : await this.#patch(booking, { status: "canceled" }, null));
    });
  }

  async read(reference: string): Promise<{ reservation: Reservation; etag: string }> {
    const { reservationId } = this.bookingOf(reference);
    const call = await this.bazar.GET("/api/tenant/{tenantId}/reservations/{reservationId}", {
      params: { path: { tenantId: this.tenant, reservationId } },
    });
    if (!call.data) throw new BazarError({ response: call.response, body: call.error });
    return { reservation: call.data, etag: call.response.headers.get("etag") ?? "" };
  }

  /**
   * An event says that a booking changed, not what it is: an older one may come after the answer to a change of our
   * own, and bookings have no version to tell. So the present state is read.
   */
  async handle(event: RestaurantEvent): Promise<void> {
    const isOfBooking =
      isEvent(event, "reservation.created") ||
      isEvent(event, "reservation.updated") ||
      isEvent(event, "reservation.canceled");
    if (!isOfBooking) return;
    const booking = this.#byReservation.get(event.data.reservationId);
    if (!booking) return;
    await this.#inTurn(booking, async () =>
      this.#note(booking, (await this.read(booking.reference)).reservation),
    );
  }

  bookingOf(reference: string): PortalBooking {
    const booking = this.bookings.get(reference);
    if (!booking) throw new Error(`There is no booking ${reference}.`);
    return booking;
  }

  /** One after the other, so that what was read before a change is not noted after it. */
  #inTurn<Result>(booking: PortalBooking, job: () => Promise<Result>): Promise<Result> {
    const done = (this.#turns.get(booking) ?? Promise.resolve()).then(job);
    this.#turns.set(
      booking,
      done.catch(() => null),
    );
    return done;
  }

  #patch(
    { reservationId }: PortalBooking,
    body: Partial<Offer> & { status?: Status },
    etag: string | null,
  ): Promise<Reservation> {
    return dataOf(
      this.bazar.PATCH("/api/tenant/{tenantId}/reservations/{reservationId}", {
        params: {
          path: { tenantId: this.tenant, reservationId },
          header: etag === null ? {} : { "If-Match": etag },
        },
        body,
      }),
    );
  }

  #keep(reference: string, reservation: Reservation): PortalBooking {
    const known = this.bookings.get(reference);
    if (known) return known;
    const { id: reservationId, date, timeSlot, guestCount, status } = reservation;
    const booking = { reference, reservationId, date, timeSlot, guestCount, status, told: [status] };
    this.bookings.set(reference, booking);
    this.#byReservation.set(reservationId, booking);
    return booking;
  }

  #note(booking: PortalBooking, now: Pick<Reservation, "status" | "date" | "timeSlot" | "guestCount">): void {
    const { date, timeSlot, guestCount, status } = now;
    const isMoved =
      date !== booking.date || timeSlot !== booking.timeSlot || guestCount !== booking.guestCount;
    if (isMoved) booking.told.push(`${guestCount} at ${date} ${timeSlot}`);
    if (status !== booking.status) booking.told.push(status);
    Object.assign(booking, { date, timeSlot, guestCount, status });
  }
}

function isTaken(failure: unknown): boolean {
  return failure instanceof BazarError && ["SLOT_UNAVAILABLE", "TABLE_TAKEN"].includes(failure.code);
}

function isStale(failure: unknown): boolean {
  return failure instanceof BazarError && failure.status === 412;
}
