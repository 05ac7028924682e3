/** Where this machine reaches the host, as part of an address: where HOST says, or at its own where that stands for every address. */
export function hostAddress(setting: string | undefined): string {
  const host = setting?.trim() || '127.0.0.1'
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
