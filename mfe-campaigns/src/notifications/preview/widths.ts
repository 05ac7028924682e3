/**
 * How many characters of a notification devices show, at the system's own size of text; wide letters and narrow screens show fewer.
 * Makers publish no numbers, so these are those of services that send notifications, read in November 2026: for iOS collapsed
 * 'Message content restrictions' of Alibaba Cloud mPaaS; for iOS expanded and for Android 'Push Notification Character Limits' of
 * mojicnt.click. 'Push message and image formats' of Braze has 160 for iOS expanded and 49 for Android collapsed.
 */
export const WIDTHS = {
  ios: { collapsed: { title: 40, brief: 110 }, expanded: { title: 50, brief: 178 } },
  android: { collapsed: { title: 65, brief: 45 }, expanded: { title: 65, brief: 240 } },
} as const

export const PLATFORMS = ['ios', 'android'] as const
export type DevicePlatform = (typeof PLATFORMS)[number]
export const STATES = ['collapsed', 'expanded'] as const
export type DeviceState = (typeof STATES)[number]
