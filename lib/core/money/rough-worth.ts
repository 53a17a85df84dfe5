/** Roughly what a euro is in currencies where a price looks different. */
const PER_EURO: Readonly<Record<string, number>> = {
  JPY: 150,
  KRW: 1_500,
  HUF: 400,
  ISK: 150,
  CZK: 25,
  SEK: 11,
  NOK: 11,
  DKK: 8,
  PLN: 4,
  AED: 4,
  MYR: 5,
  RON: 5,
  RSD: 117,
  UAH: 45,
  TRY: 40,
  INR: 60,
  THB: 36,
  TWD: 35,
  HKD: 8,
  CNY: 7,
  MXN: 20,
  BRL: 6,
  ARS: 1_200,
  CLP: 1_000,
  COP: 4_000,
  PHP: 60,
  IDR: 16_000,
  VND: 25_000,
  ZAR: 20,
  KES: 140,
  NGN: 1_600,
  EGP: 50,
  MAD: 11,
};

/**
 * Roughly how many units of a currency (ISO 4217) are a euro: for samples and round limits, never to convert an amount.
 * 1 where the unit is worth about as much, and where nothing is known.
 */
export function perEuro(currency: string): number {
  return PER_EURO[currency] ?? 1;
}

const ROUND_STEPS = [1, 2, 5, 10];

/** As `perEuro`, as 1, 2 or 5 with zeros: what an amount in euros is multiplied by to be a round one of the currency. */
export function roundPerEuro(currency: string): number {
  const rate = perEuro(currency);
  const power = 10 ** Math.floor(Math.log10(rate));
  const distance = (step: number) => Math.abs(Math.log(rate / (step * power)));
  const nearest = ROUND_STEPS.reduce((best, step) => (distance(step) < distance(best) ? step : best));
  return nearest * power;
}
