/** Where an issuer may lead people back to: the pages of the console that take its answer, in both languages. */
export const redirectUris = (consoleOrigin: string): string[] =>
  ['', '/vi'].flatMap((base) => [`${consoleOrigin}${base}/login/google`, `${consoleOrigin}${base}/login`])
