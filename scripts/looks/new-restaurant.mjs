import { randomUUID } from "node:crypto";

/**
 * Registers a restaurant that takes cards as soon as it is verified, which it is not.
 *
 * @param {string} origin
 * @returns {Promise<{ slug: string, cookie: { name: string, value: string } }>} the cookie is its owner's session
 */
export async function registerRestaurant(origin) {
  const response = await fetch(`${origin}/api/auth/register-restaurant`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      termsAccepted: true,
      restaurant: {
        name: `Trattoria ${randomUUID().slice(0, 8)}`,
        phone: "+39 011 555 0100",
        address: "Via Roma 1",
        city: "Torino",
        country: "IT",
        latitude: 45.07,
        longitude: 7.68,
        timeZone: "Europe/Rome",
        currency: "EUR",
        locales: ["it", "en"],
      },
      owner: {
        name: "Olga Owner",
        email: `owner.${randomUUID().slice(0, 8)}@example.com`,
        password: "demo-password",
      },
    }),
  });
  const [cookie = ""] = response.headers.getSetCookie();
  if (!response.ok) throw new Error(`Registering was answered with ${response.status}.`);
  const [pair = ""] = cookie.split(";", 1);
  const at = pair.indexOf("=");
  const { tenantId: slug } = await response.json();
  return { slug, cookie: { name: pair.slice(0, at), value: pair.slice(at + 1) } };
}
