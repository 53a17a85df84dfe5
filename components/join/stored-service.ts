import { amountText } from "@/components/data/amount-text";
import { countryFacts } from "@/lib/core/i18n/country-facts";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import type { ServiceForm } from "./service-form";

/** The second step as a restaurant's settings have it, and whether its place is still that of a whole city. */
export function storedService(settings: Settings): { stored: ServiceForm; isPlaceVague: boolean } {
  const { currency, country, latitude, longitude, paymentMethods } = settings;
  const city = countryFacts(country)?.position;
  return {
    stored: {
      hours: settings.openingHours.pickup,
      pickup: settings.pickupEnabled,
      delivery: settings.deliveryEnabled,
      radius: settings.deliveryRadiusKm === null ? "" : String(settings.deliveryRadiusKm),
      fee: settings.deliveryFee === 0 ? "" : amountText(settings.deliveryFee, currency),
      bookings: false,
      tables: { two: 4, four: 4, six: 1 },
      cash: paymentMethods.cash,
      card: paymentMethods.card,
    },
    isPlaceVague: city?.latitude === latitude && city.longitude === longitude,
  };
}
