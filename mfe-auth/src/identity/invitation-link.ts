/** Returns the token of the invitation that `?next=` leads back to; null if it leads elsewhere. */
export function invitationIn(search: string): string | null {
  const next = URL.parse(new URLSearchParams(search).get('next') ?? '', 'https://console.invalid')
  return next?.pathname === '/accept-invite' ? next.searchParams.get('token') : null
}
