/** The zones to choose from; null is that of the browser. */
export const TIME_ZONES = [
  { zone: null, label: 'timeZone.browser' },
  { zone: 'Asia/Ho_Chi_Minh', label: 'timeZone.vietnam' },
  { zone: 'UTC', label: 'timeZone.utc' },
] as const
