import { describe, expect, it, test } from "vitest";
import { isPublicAddress, outboundUrlProblem } from "./outbound-address";

const FORBIDDEN = [
  // IPv4: this network, private, shared, loopback, link-local and its metadata service.
  ...["0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255"],
  ...["127.0.0.1", "127.255.255.254", "169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255"],
  ...["192.168.0.1", "192.168.255.255"],
  // IPv4: protocol assignments, documentation, relays, benchmarks, multicast, reserved, broadcast.
  ...["192.0.0.1", "192.0.0.170", "192.0.2.1", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.175.48.1"],
  ...["198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255"],
  ...["240.0.0.1", "255.255.255.254", "255.255.255.255"],
  // IPv6: unspecified, loopback, mapped and compatible IPv4, translated (NAT64, SIIT), discard-only.
  ...["::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:7f00:1", "::ffff:169.254.169.254"],
  ...["::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "100::1"],
  // IPv6: Teredo, benchmarks, ORCHID, documentation, 6to4, segment routing, unique local, link-local, site-local, multicast.
  ...["2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::", "2002:808:808::1"],
  ...["3fff::1", "5f00::1", "fc00::1", "fdff:ffff::1", "fe80::1", "fe80:0:0:1::1", "fe80::1%eth0", "febf::1"],
  ...["fec0::1", "ff02::1", "ff0e::1", "4000::1"],
  // Not addresses at all.
  ...["", "localhost", "example.com", "1.2.3.4.5", "300.1.1.1"],
];

describe("addresses that nothing is sent to", () => {
  it("are more than 45 kinds", () => expect(new Set(FORBIDDEN).size).toBeGreaterThanOrEqual(45));
  test.each(FORBIDDEN)("%s", (address) => expect(isPublicAddress(address)).toBe(false));
});

test.each([
  "8.8.8.8",
  "1.1.1.1",
  "172.32.0.1",
  "100.128.0.1",
  "2606:4700:4700::1111",
  "2a00:1450:4001::1",
  "::ffff:8.8.8.8",
])("%s is an address of the internet", (address) => expect(isPublicAddress(address)).toBe(true));

describe("the text of an address to post to", () => {
  const refused = [
    "not an address",
    "ftp://example.com/",
    "http://example.com/hook",
    "https://user:secret@example.com/hook",
    "https://example.com/hook#part",
    "https://localhost/hook",
    "https://api.localhost./hook",
    "https://127.0.0.1/hook",
    "https://127.1/hook",
    "https://2130706433/hook",
    "https://0x7f.0.0.1/hook",
    "https://0177.0.0.1/hook",
    "https://0xa9fea9fe/latest/meta-data",
    "https://１２７.0.0.1/hook",
    "https://127.0.0.1./hook",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://[64:ff9b::7f00:1]/hook",
    "https://[2002:7f00:1::]/hook",
    "https://[fe80::1]:8443/hook",
    "http://127.0.0.1/hook",
    "file:///etc/passwd",
    "https://example.com:22/hook",
    "https://example.com:25/hook",
    "https://8.8.8.8:465/hook",
    "https://example.com:1023/hook",
    "https://example.com:0/hook",
  ];
  test.each(refused)("refuses %s", (url) => {
    expect(outboundUrlProblem(url, { allowLoopback: false })).not.toBeNull();
  });

  test.each([
    "https://example.com/hook?token=1",
    "https://example.com:443/hook",
    "https://example.com:1024/hook",
    "https://8.8.8.8:8443/",
    "https://[2606:4700:4700::1111]/",
  ])("takes %s", (url) => expect(outboundUrlProblem(url, { allowLoopback: false })).toBeNull());

  test.each([
    ["http://127.0.0.1:4000/hook", true],
    ["http://localhost:4000/hook", true],
    ["https://[::1]:4000/hook", true],
    ["http://10.0.0.1/hook", false],
    ["https://169.254.169.254/", false],
    ["http://example.com/hook", false],
  ])("with loopback allowed for development, %s is taken: %s", (url, taken) => {
    expect(outboundUrlProblem(url, { allowLoopback: true }) === null).toBe(taken);
  });
});
