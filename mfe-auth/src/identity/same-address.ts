/** Whether two addresses are the same: a backend may have stored one with capitals. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
