import { isConsoleOrigin } from '../security/console-origin.ts'

/** The console's pages that an issuer may redirect to, in both languages. */
export const redirectUris = (consoleOrigin: string): string[] =>
  ['', '/vi'].flatMap((base) => [`${consoleOrigin}${base}/login/google`, `${consoleOrigin}${base}/login`])

/** Returns whether an address is one of those pages, of the console or of one that is developed against it on this machine. */
export function isRedirectUri(address: string, consoleOrigin: string): boolean {
  const origin = URL.parse(address)?.origin
  return origin !== undefined && isConsoleOrigin(origin, consoleOrigin) && redirectUris(origin).includes(address)
}
