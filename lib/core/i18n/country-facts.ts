/** What a restaurant's country suggests when it signs up; everything can be changed. */
export interface CountryFacts {
  currency: string;
  /** The first language of its menus. */
  language: string;
  /** Where its first zone's main city is: near enough until the restaurant's own place is known. */
  position: { latitude: number; longitude: number };
  /** IANA zones, where most people live first. */
  timeZones: readonly string[];
}

type Row = readonly [currency: string, language: string, latitude: number, longitude: number, zones: string];

const ROWS: Readonly<Record<string, Row>> = {
  AD: ["EUR", "ca", 42.5, 1.52, "Europe/Andorra"],
  AE: ["AED", "ar", 25.3, 55.3, "Asia/Dubai"],
  AL: ["ALL", "sq", 41.33, 19.83, "Europe/Tirane"],
  AM: ["AMD", "hy", 40.18, 44.5, "Asia/Yerevan"],
  AR: ["ARS", "es", -34.6, -58.45, "America/Argentina/Buenos_Aires America/Argentina/Ushuaia"],
  AT: ["EUR", "de", 48.22, 16.33, "Europe/Vienna"],
  AU: [
    "AUD",
    "en",
    -33.87,
    151.22,
    "Australia/Sydney Australia/Lord_Howe Australia/Hobart Australia/Melbourne Australia/Broken_Hill Australia/Brisbane Australia/Lindeman Australia/Adelaide Australia/Darwin Australia/Perth Australia/Eucla",
  ],
  AZ: ["AZN", "az", 40.38, 49.85, "Asia/Baku"],
  BA: ["BAM", "bs", 43.87, 18.42, "Europe/Sarajevo"],
  BE: ["EUR", "nl", 50.83, 4.33, "Europe/Brussels"],
  BG: ["EUR", "bg", 42.68, 23.32, "Europe/Sofia"],
  BH: ["BHD", "ar", 26.38, 50.58, "Asia/Bahrain"],
  BO: ["BOB", "es", -16.5, -68.15, "America/La_Paz"],
  BR: [
    "BRL",
    "pt",
    -23.53,
    -46.62,
    "America/Sao_Paulo America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio America/Bahia America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho America/Boa_Vista America/Manaus America/Eirunepe America/Rio_Branco",
  ],
  BY: ["BYN", "be", 53.9, 27.57, "Europe/Minsk"],
  CA: [
    "CAD",
    "en",
    43.65,
    -79.38,
    "America/Toronto America/St_Johns America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon America/Iqaluit America/Atikokan America/Winnipeg America/Resolute America/Rankin_Inlet America/Regina America/Swift_Current America/Edmonton America/Cambridge_Bay America/Inuvik America/Creston America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson America/Vancouver",
  ],
  CH: ["CHF", "de", 47.38, 8.53, "Europe/Zurich"],
  CL: ["CLP", "es", -33.45, -70.67, "America/Santiago America/Punta_Arenas Pacific/Easter"],
  CN: ["CNY", "zh", 31.23, 121.47, "Asia/Shanghai"],
  CO: ["COP", "es", 4.6, -74.08, "America/Bogota"],
  CR: ["CRC", "es", 9.93, -84.08, "America/Costa_Rica"],
  CY: ["EUR", "el", 35.17, 33.37, "Asia/Nicosia Asia/Famagusta"],
  CZ: ["CZK", "cs", 50.08, 14.43, "Europe/Prague"],
  DE: ["EUR", "de", 52.5, 13.37, "Europe/Berlin"],
  DK: ["DKK", "da", 55.67, 12.58, "Europe/Copenhagen"],
  DO: ["DOP", "es", 18.47, -69.9, "America/Santo_Domingo"],
  DZ: ["DZD", "ar", 36.78, 3.05, "Africa/Algiers"],
  EC: ["USD", "es", -2.17, -79.83, "America/Guayaquil Pacific/Galapagos"],
  EE: ["EUR", "et", 59.42, 24.75, "Europe/Tallinn"],
  EG: ["EGP", "ar", 30.05, 31.25, "Africa/Cairo"],
  ES: ["EUR", "es", 40.4, -3.68, "Europe/Madrid Africa/Ceuta Atlantic/Canary"],
  FI: ["EUR", "fi", 60.17, 24.97, "Europe/Helsinki"],
  FR: ["EUR", "fr", 48.87, 2.33, "Europe/Paris"],
  GB: ["GBP", "en", 51.51, -0.13, "Europe/London"],
  GE: ["GEL", "ka", 41.72, 44.82, "Asia/Tbilisi"],
  GI: ["GIP", "en", 36.13, -5.35, "Europe/Gibraltar"],
  GR: ["EUR", "el", 37.97, 23.72, "Europe/Athens"],
  GT: ["GTQ", "es", 14.63, -90.52, "America/Guatemala"],
  HK: ["HKD", "zh", 22.28, 114.15, "Asia/Hong_Kong"],
  HN: ["HNL", "es", 14.1, -87.22, "America/Tegucigalpa"],
  HR: ["EUR", "hr", 45.8, 15.97, "Europe/Zagreb"],
  HU: ["HUF", "hu", 47.5, 19.08, "Europe/Budapest"],
  ID: ["IDR", "id", -6.17, 106.8, "Asia/Jakarta Asia/Pontianak Asia/Makassar Asia/Jayapura"],
  IE: ["EUR", "en", 53.33, -6.25, "Europe/Dublin"],
  IL: ["ILS", "he", 31.78, 35.22, "Asia/Jerusalem"],
  IN: ["INR", "en", 22.53, 88.37, "Asia/Kolkata"],
  IS: ["ISK", "is", 64.15, -21.85, "Atlantic/Reykjavik"],
  IT: ["EUR", "it", 41.9, 12.48, "Europe/Rome"],
  JM: ["JMD", "en", 17.97, -76.79, "America/Jamaica"],
  JO: ["JOD", "ar", 31.95, 35.93, "Asia/Amman"],
  JP: ["JPY", "ja", 35.65, 139.74, "Asia/Tokyo"],
  KE: ["KES", "en", -1.28, 36.82, "Africa/Nairobi"],
  KR: ["KRW", "ko", 37.55, 126.97, "Asia/Seoul"],
  KW: ["KWD", "ar", 29.33, 47.98, "Asia/Kuwait"],
  KZ: [
    "KZT",
    "kk",
    43.25,
    76.95,
    "Asia/Almaty Asia/Qyzylorda Asia/Qostanay Asia/Aqtobe Asia/Aqtau Asia/Atyrau Asia/Oral",
  ],
  LB: ["LBP", "ar", 33.88, 35.5, "Asia/Beirut"],
  LI: ["CHF", "de", 47.15, 9.52, "Europe/Vaduz"],
  LK: ["LKR", "en", 6.93, 79.85, "Asia/Colombo"],
  LT: ["EUR", "lt", 54.68, 25.32, "Europe/Vilnius"],
  LU: ["EUR", "fr", 49.6, 6.15, "Europe/Luxembourg"],
  LV: ["EUR", "lv", 56.95, 24.1, "Europe/Riga"],
  MA: ["MAD", "ar", 33.65, -7.58, "Africa/Casablanca"],
  MC: ["EUR", "fr", 43.7, 7.38, "Europe/Monaco"],
  MD: ["MDL", "ro", 47.0, 28.83, "Europe/Chisinau"],
  ME: ["EUR", "sr", 42.43, 19.27, "Europe/Podgorica"],
  MK: ["MKD", "mk", 41.98, 21.43, "Europe/Skopje"],
  MT: ["EUR", "en", 35.9, 14.52, "Europe/Malta"],
  MU: ["MUR", "en", -20.17, 57.5, "Indian/Mauritius"],
  MX: [
    "MXN",
    "es",
    19.4,
    -99.15,
    "America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana",
  ],
  MY: ["MYR", "ms", 3.17, 101.7, "Asia/Kuala_Lumpur"],
  NG: ["NGN", "en", 6.45, 3.4, "Africa/Lagos"],
  NI: ["NIO", "es", 12.15, -86.28, "America/Managua"],
  NL: ["EUR", "nl", 52.37, 4.9, "Europe/Amsterdam"],
  NO: ["NOK", "nb", 59.92, 10.75, "Europe/Oslo"],
  NP: ["NPR", "ne", 27.72, 85.32, "Asia/Kathmandu"],
  NZ: ["NZD", "en", -36.87, 174.77, "Pacific/Auckland Pacific/Chatham"],
  OM: ["OMR", "ar", 23.6, 58.58, "Asia/Muscat"],
  PA: ["PAB", "es", 8.97, -79.53, "America/Panama"],
  PE: ["PEN", "es", -12.05, -77.05, "America/Lima"],
  PH: ["PHP", "en", 14.59, 120.97, "Asia/Manila"],
  PK: ["PKR", "en", 24.87, 67.05, "Asia/Karachi"],
  PL: ["PLN", "pl", 52.25, 21.0, "Europe/Warsaw"],
  PT: ["EUR", "pt", 38.72, -9.13, "Europe/Lisbon Atlantic/Madeira Atlantic/Azores"],
  PY: ["PYG", "es", -25.27, -57.67, "America/Asuncion"],
  QA: ["QAR", "ar", 25.28, 51.53, "Asia/Qatar"],
  RO: ["RON", "ro", 44.43, 26.1, "Europe/Bucharest"],
  RS: ["RSD", "sr", 44.83, 20.5, "Europe/Belgrade"],
  SA: ["SAR", "ar", 24.63, 46.72, "Asia/Riyadh"],
  SE: ["SEK", "sv", 59.33, 18.05, "Europe/Stockholm"],
  SG: ["SGD", "en", 1.28, 103.85, "Asia/Singapore"],
  SI: ["EUR", "sl", 46.05, 14.52, "Europe/Ljubljana"],
  SK: ["EUR", "sk", 48.15, 17.12, "Europe/Bratislava"],
  SM: ["EUR", "it", 43.92, 12.47, "Europe/San_Marino"],
  SN: ["XOF", "fr", 14.67, -17.43, "Africa/Dakar"],
  SV: ["USD", "es", 13.7, -89.2, "America/El_Salvador"],
  TH: ["THB", "th", 13.75, 100.52, "Asia/Bangkok"],
  TN: ["TND", "ar", 36.8, 10.18, "Africa/Tunis"],
  TR: ["TRY", "tr", 41.02, 28.97, "Europe/Istanbul"],
  TT: ["TTD", "en", 10.65, -61.52, "America/Port_of_Spain"],
  TW: ["TWD", "zh", 25.05, 121.5, "Asia/Taipei"],
  TZ: ["TZS", "en", -6.8, 39.28, "Africa/Dar_es_Salaam"],
  UA: ["UAH", "uk", 50.43, 30.52, "Europe/Kyiv"],
  UG: ["UGX", "en", 0.32, 32.42, "Africa/Kampala"],
  US: [
    "USD",
    "en",
    40.71,
    -74.01,
    "America/New_York America/Detroit America/Chicago America/Menominee America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak Pacific/Honolulu",
  ],
  UY: ["UYU", "es", -34.91, -56.21, "America/Montevideo"],
  VN: ["VND", "vi", 10.75, 106.67, "Asia/Ho_Chi_Minh"],
  ZA: ["ZAR", "en", -26.25, 28.0, "Africa/Johannesburg"],
};

/** Where restaurants are: ISO 3166-1, as `Intl.DisplayNames` names them. */
export const COUNTRIES: readonly string[] = Object.keys(ROWS);

/** What a country suggests, or null for one that is not in the list. */
export function countryFacts(country: string): CountryFacts | null {
  const row = Object.hasOwn(ROWS, country) ? ROWS[country] : undefined;
  if (!row) return null;
  const [currency, language, latitude, longitude, zones] = row;
  return { currency, language, position: { latitude, longitude }, timeZones: zones.split(" ") };
}

/** The country of a time zone, or null. */
export function countryOfZone(timeZone: string): string | null {
  return COUNTRIES.find((country) => countryFacts(country)?.timeZones.includes(timeZone)) ?? null;
}
