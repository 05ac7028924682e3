/** The cookies that pages write and the host reads. */
export const COOKIES = { publisher: 'console_publisher', locale: 'console_locale', preferences: 'console_preferences' } as const
/** How long they are kept. */
export const COOKIE_DAYS = 365
