import type { Cookies } from '../request-cookies.ts'

/** The session's cookie: cookies ignore ports, so on http its name carries the port. */
export interface SessionCookie {
  idIn(cookies: Cookies): string | null
  set(id: string, seconds: number): string
  readonly clear: string
}

export function sessionCookie(consoleOrigin: string): SessionCookie {
  const { protocol, port } = new URL(consoleOrigin)
  const secure = protocol === 'https:'
  const name = secure ? '__Host-console' : `console_${port || '80'}`
  // Lax, not Strict: a link in a mail must find the session. Changes are guarded by header and origin.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    idIn: (cookies) => {
      const id = cookies[name]
      return id !== undefined && /^[A-Za-z0-9_-]{43}$/.test(id) ? id : null
    },
    set: (id, seconds) => `${name}=${id}; Max-Age=${Math.floor(seconds)}; ${attributes}`,
    clear: `${name}=; Max-Age=0; ${attributes}`,
  }
}
