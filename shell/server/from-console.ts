/** Returns whether a request comes from a page of this console: another site's page can send neither this header nor this origin. */
export function isFromConsole(headers: Headers, consoleOrigin: string): boolean {
  return headers.get('x-console') === '1' && headers.get('origin') === consoleOrigin
}
