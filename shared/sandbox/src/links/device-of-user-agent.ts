import type { OnelinkDevice } from '@console/contract'

/** Browsers add it to get the pages of another device. */
const PRETENDED = /\blike (?:Android|iPhone|iPad|iPod)/gi

/** Devices that name Android or iPhone and have neither Google Play nor the App Store for phones. */
const WITHOUT_STORE: readonly RegExp[] = [
  /Windows Phone|Windows Mobile|Apple ?TV/i,
  // Huawei. HarmonyOS has no Google Play even where it says GMSCore; on other systems Huawei's browser says it only where Google's services
  // are installed. A substitute for them has version 0.
  /HarmonyOS|OpenHarmony|ArkWeb/i,
  /\bHMSCore \d(?!.*\bGMSCore [1-9])/,
  // Amazon: the browser, and the models of tablets, televisions and speakers.
  /\bSilk\/|\b(?:KF[A-Z]{2,6}|AFT[A-Z][A-Z\d]*|AEO[A-Z]{2,})\b|\bKindle\b/,
  /\b(?:KAIOS|Tizen|YunOS|Aliyun ?OS|Web0S|OculusBrowser|PicoBrowser|Mobile VR|Quest (?:[23]S?|Pro))\b/i,
]

/** On Apple's devices the first bracket begins with the device. */
const APPLE = /\((?:iPhone|iPad|iPod)\b/
/** UC Browser shortens `Android` and `iPhone`, or says neither; televisions write a zero. */
const ANDROID = /Andr[o0]id|\bAdr \d|^JUC ?\(Linux/i
const IOS = /(?<![A-Za-z])(?:iPhone|iPad|iPod|iPh OS|iPh\d|iOS\b)|\b(?:CriOS|FxiOS|EdgiOS)\//

/**
 * Returns which device a user agent is: `android` has Google Play, `ios` the App Store. Names of Android devices contain those of
 * Apple's (HiPad, TechniPhone), and applications name both systems. An iPad that asks for desktop pages says that it is a Mac: browsers
 * inside applications still add `Mobile`, which no Mac does, and Chrome, Firefox and Edge their names for iOS; Safari gives no sign.
 */
export function deviceOf(userAgent: string): OnelinkDevice {
  const said = userAgent.replace(PRETENDED, '')
  if (APPLE.test(said)) return 'ios'
  if (WITHOUT_STORE.some((sign) => sign.test(said))) return 'other'
  if (ANDROID.test(said)) return 'android'
  return IOS.test(said) || (/Macintosh/.test(said) && /\bMobile\//.test(said)) ? 'ios' : 'other'
}
