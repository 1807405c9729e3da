const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const loopback = `(?:localhost|127(?:\\.${octet}){3}|\\[::1\\])(?::\\d{1,5})?`;
const loopbackHost = new RegExp(`^${loopback}$`, 'i');
const loopbackOrigin = new RegExp(`^https?://${loopback}$`, 'i');

/** Whether the value of a Host header names this machine itself, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHost.test(host);
}

/** Whether the value of an Origin header is a page of this machine itself, on any port. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackOrigin.test(origin);
}
