/** Returns whether a console is at a loopback address, where any port is allowed (RFC 8252 section 7.3). */
export const isOnThisMachine = (consoleOrigin: string): boolean => /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(consoleOrigin)

/**
 * Returns whether an origin is that of the console, or of another one on this machine under the same host name: `npm run dev --
 * --against` has a port of its own.
 */
export function isConsoleOrigin(origin: string, consoleOrigin: string): boolean {
  return origin === consoleOrigin || (isOnThisMachine(consoleOrigin) && withoutPort(origin) === withoutPort(consoleOrigin))
}

const withoutPort = (origin: string) => origin.replace(/:\d{1,5}$/, '')
