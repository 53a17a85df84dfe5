/** The till's own records, by the platform's order id. A real till has them in its database. */
export interface TillRecord {
  readonly orderId: string;
  readonly from: "platform" | "counter";
  readonly placedAt: string;
  /** The till's number of a counter sale. */
  readonly receipt: string | null;
  readonly lines: readonly TillLine[];
  /** False where a line is none of the till's articles: it is in the day's sum, but staff work it off elsewhere. */
  readonly isOurs: boolean;
  subtotal: number;
  total: number;
  status: string;
}

export interface TillLine {
  readonly article: string | null;
  readonly options: readonly string[];
  readonly quantity: number;
  readonly lineTotal: number;
}

export class TillBook {
  readonly #records = new Map<string, TillRecord>();

  /** Writes an order down once; a repeat changes nothing. */
  add(record: TillRecord): boolean {
    if (this.#records.has(record.orderId)) return false;
    this.#records.set(record.orderId, record);
    return true;
  }

  get(orderId: string): TillRecord | null {
    return this.#records.get(orderId) ?? null;
  }

  all(): TillRecord[] {
    return [...this.#records.values()];
  }
}
