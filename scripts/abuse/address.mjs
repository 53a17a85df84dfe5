let addresses = Math.floor(Math.random() * 0xffff);

/** An address that hardly anybody else in this run uses, for the proxy header that loopback may send. */
export function nextAddress() {
  addresses += 1;
  const [high, middle, low] = [(addresses >> 16) & 255, (addresses >> 8) & 255, addresses & 255];
  return `10.${(high + process.pid) & 255}.${middle}.${low}`;
}
