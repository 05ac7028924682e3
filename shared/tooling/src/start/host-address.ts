/** Returns the address at which this machine reaches the host: that of LISTEN, or loopback if LISTEN means every address. */
export function hostAddress(setting: string | undefined): string {
  const host = setting?.trim() || '127.0.0.1'
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
