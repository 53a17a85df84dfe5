import type { IdPrefix } from "@/lib/core/ids/ids";
import type { Random } from "./random";

const BASE_32 = "0123456789abcdefghjkmnpqrstvwxyz";
const BASE_62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** As in lib/service/gift-cards/gift-card-code.ts. */
const CODE = "23456789ABCDEFGHJKMNPQRSTWXYZ";

/** Identifiers that look like the product's own and are the same for the same stream. */
export type HistoryIds = {
  /** Sorts by its instant, and among those of one instant in the order in which they were made. */
  id(prefix: IdPrefix, at: Date): string;
  /** One of the processor's, such as "pi_3f…". */
  stripeId(prefix: string): string;
  giftCardCode(): string;
  /** So many characters of a link's secret. */
  token(length: number): string;
};

export function createHistoryIds(random: Random): HistoryIds {
  let made = 0;
  let lastTime = { milliseconds: -1, text: "" };
  const timeText = (milliseconds: number) => {
    if (lastTime.milliseconds === milliseconds) return lastTime.text;
    let written = "";
    for (let rest = milliseconds, index = 0; index < 10; index++, rest = Math.floor(rest / 32))
      written = BASE_32[rest % 32] + written;
    lastTime = { milliseconds, text: written };
    return written;
  };
  const text = (alphabet: string, length: number) => {
    let letters = "";
    for (let left = 0; letters.length < length; ) {
      // One number is good for five letters.
      if (left < 1) left = random.next() * 2 ** 30;
      letters += alphabet[Math.floor(left % alphabet.length)];
      left /= alphabet.length;
      if (letters.length % 5 === 0) left = 0;
    }
    return letters;
  };
  return {
    id(prefix, at) {
      // UUIDv7 behind its time: version 7, twelve bits that count, variant 10; twenty bits are four letters.
      made = (made + 1) % 4096;
      const head = ((7 << 16) | (made << 4) | 0b1000 | random.between(0, 3)) >>> 0;
      const letter = (shift: number) => BASE_32[(head >>> shift) & 31];
      return `${prefix}_${timeText(at.getTime())}${letter(15)}${letter(10)}${letter(5)}${letter(0)}${text(BASE_32, 12)}`;
    },
    stripeId: (prefix) => `${prefix}_${text(BASE_62, 24)}`,
    giftCardCode: () => text(CODE, 16),
    token: (length) => text(BASE_62, length),
  };
}
