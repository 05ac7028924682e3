const AUTH_PATHS = /^\/(?:login|register|forgot-password|accept-invite)/i

/**
 * Returns whether the page at a path (without locale prefix) is for getting in. A document opened there has headers of its
 * own, under which a captcha may run, so that links to it from elsewhere open another document.
 */
export function isAuthPath(path: string): boolean {
  return AUTH_PATHS.test(path)
}
