import { describe, expect, it } from "vitest";
import { clientAddress, isSecureConnection, networkOf, trustedProxies } from "./client-address";

const loopbackOnly = trustedProxies(undefined);
const withProxies = trustedProxies("10.0.0.0/8, 192.0.2.7, 2001:db8:ffff::/48");

describe("clientAddress", () => {
  it.each([
    // peer, X-Forwarded-For, what counts
    ["203.0.113.5", null, "203.0.113.5"],
    ["203.0.113.5", "198.51.100.1", "203.0.113.5"],
    ["127.0.0.1", null, "127.0.0.1"],
    ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::1", "198.51.100.1", "198.51.100.1"],
    ["::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::ffff:203.0.113.5", null, "203.0.113.5"],
    ["127.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
    ["127.0.0.1", "1.1.1.1, 127.0.0.1", "1.1.1.1"],
    ["127.0.0.1", "198.51.100.1:5123", "198.51.100.1"],
    ["127.0.0.1", "[2001:db8::1]:5123", "2001:db8:0:0::/64"],
    ["127.0.0.1", "not an address", "127.0.0.1"],
    ["127.0.0.1", "1.1.1.1, unknown", "127.0.0.1"],
    ["127.0.0.1", " , ,", "127.0.0.1"],
    ["10.1.2.3", "198.51.100.1", "10.1.2.3"],
    ["2001:db8:1:2:aaaa::1", null, "2001:db8:1:2::/64"],
    ["2001:db8:1:2:bbbb::9", null, "2001:db8:1:2::/64"],
    [null, null, "unknown"],
    [null, "198.51.100.1", "unknown"],
    ["garbage", null, "unknown"],
  ])("peer %s saying %s is %s when only loopback is trusted", (peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, loopbackOnly)).toBe(expected);
  });

  it.each([
    ["10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["10.1.2.3", "6.6.6.6, 198.51.100.1, 192.0.2.7", "198.51.100.1"],
    ["10.1.2.3", "10.9.9.9", "10.9.9.9"],
    ["192.0.2.8", "198.51.100.1", "192.0.2.8"],
    ["2001:db8:ffff::1", "198.51.100.1", "198.51.100.1"],
  ])("peer %s saying %s is %s with further proxies", (peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, withProxies)).toBe(expected);
  });

  it("refuses a list of proxies that it cannot read", () => {
    expect(() => trustedProxies("10.0.0.0/8, everyone")).toThrow();
  });
});

it.each([
  ["2001:db8:1:2:aaaa::1", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
  ["2001:db8:2:2::1", "2001:db8:2::/48"],
  ["203.0.113.5", null],
])("%s is in the network %s", (peer, network) => {
  expect(networkOf(clientAddress(peer, null, loopbackOnly))).toBe(network);
});

describe("isSecureConnection", () => {
  it.each([
    ["https://bazar.example", "203.0.113.5", null, true],
    ["http://localhost:3000", "127.0.0.1", null, false],
    ["http://localhost:3000", "127.0.0.1", "https", true],
    ["http://localhost:3000", "127.0.0.1", "HTTPS", true],
    ["http://localhost:3000", "203.0.113.5", "https", false],
    ["http://localhost:3000", null, "https", false],
    ["http://localhost:3000", "127.0.0.1", "http", false],
  ])("%s reached by %s with proto %s is secure: %s", (url, peer, proto, expected) => {
    expect(isSecureConnection(url, peer, proto, loopbackOnly)).toBe(expected);
  });
});
