import type { OnelinkDevice } from '@console/contract'

/**
 * Which of the devices a user agent is. An iPad that asks for desktop pages says that it is a Mac; only the browsers inside
 * applications add `Mobile` to that, and no Mac does.
 */
export function deviceOf(userAgent: string): OnelinkDevice {
  // It says both other names too.
  if (/Windows Phone/i.test(userAgent)) return 'other'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent) && /\bMobile\//.test(userAgent)) return 'ios'
  return /Android/i.test(userAgent) ? 'android' : 'other'
}
