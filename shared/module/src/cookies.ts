/** The cookies that pages write and the host reads. */
export const COOKIES = { publisher: 'console_publisher', locale: 'console_locale', preferences: 'console_preferences' } as const
export const COOKIE_DAYS = 365
