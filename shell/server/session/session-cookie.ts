import type { Cookies } from '../request-cookies.ts'

/** Cookies ignore ports, so on http its name contains the port. */
export interface SessionCookie {
  idIn(cookies: Cookies): string | null
  /** `seconds` is how long the session lasts, which `sessions.ts` decides. */
  set(id: string, seconds: number): string
  readonly clear: string
}

/** `of` tells the cookie of a pre-session from that of the session itself. */
export function sessionCookie(consoleOrigin: string, of: '' | 'pre' = ''): SessionCookie {
  const { name, set, clear } = hostCookie(consoleOrigin, of)
  return {
    idIn: (cookies) => {
      const id = cookies[name]
      return id !== undefined && /^[A-Za-z0-9_-]{43}$/.test(id) ? id : null
    },
    set,
    clear,
  }
}

/** A cookie that only the host reads. `of` tells the cookies of one console from each other. */
export function hostCookie(consoleOrigin: string, of: '' | 'pre' | 'overrides' | 'known' | 'view') {
  const { protocol, port } = new URL(consoleOrigin)
  const secure = protocol === 'https:'
  const named = of ? `-${of}` : ''
  const name = secure ? `__Host-console${named}` : `console${named}_${port || '80'}`
  // Lax, not Strict: a link in a mail must find the session. Changes are guarded by header and origin.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    name,
    set: (value: string, seconds: number) => `${name}=${value}; Max-Age=${Math.floor(seconds)}; ${attributes}`,
    clear: `${name}=; Max-Age=0; ${attributes}`,
  }
}
