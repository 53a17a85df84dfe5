import { exponentOf } from "@/lib/core/money/money";

/** Roughly what a euro is in currencies where a price looks different; samples are to be changed anyway. */
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

/** A sample price in a currency, rounded as menus round: to halves, to tens where there are no cents. */
export function samplePrice(euros: number, currency: string): number {
  const amount = euros * (PER_EURO[currency] ?? 1);
  const step = exponentOf(currency) === 0 || amount >= 100 ? 10 : 0.5;
  return Math.round(amount / step) * step;
}
