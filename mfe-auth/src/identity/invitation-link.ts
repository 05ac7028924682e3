/** Returns the token of the invitation that `?next=` of a query leads back to; null where it leads elsewhere. */
export function invitationIn(search: string): string | null {
  const next = URL.parse(new URLSearchParams(search).get('next') ?? '', 'https://console.invalid')
  return next?.pathname === '/accept-invite' ? next.searchParams.get('token') : null
}
