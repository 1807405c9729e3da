const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ownAddress = `127(?:\\.${octet}){3}`;
// Names below localhost are this machine too (RFC 6761, 6.3), and browsers never ask anybody else for them.
const loopback = `(?:(?:[a-z\\d-]+\\.)*localhost|${ownAddress}|\\[::1\\])(?::\\d{1,5})?`;
const loopbackHost = new RegExp(`^${loopback}$`, 'i');
const loopbackOrigin = new RegExp(`^https?://${loopback}$`, 'i');
// A socket that takes both protocols shows an address of IPv4 as one of IPv6 (RFC 4291, 2.5.5.2).
const loopbackAddress = new RegExp(`^(?:(?:::ffff:)?${ownAddress}|::1)$`, 'i');

/** Whether the address of a peer is one of this machine itself. */
export function isLoopbackAddress(address: string): boolean {
  return loopbackAddress.test(address);
}

/** Whether the value of a Host header names this machine itself, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHost.test(host);
}

/** Whether the value of an Origin header is a page of this machine itself, on any port. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackOrigin.test(origin);
}
