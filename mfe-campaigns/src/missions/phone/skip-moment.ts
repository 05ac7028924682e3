/** In the place of the skip button: nothing, the seconds until it comes, or the button. */
export type SkipState = { readonly kind: 'never' } | { readonly kind: 'wait'; readonly seconds: number } | { readonly kind: 'skip' }

/** Past the end there is nothing left to skip, so the button never comes. */
export function skipState(seconds: number, skippableAfter: number | null, length: number | null): SkipState {
  if (skippableAfter === null || (length !== null && skippableAfter > length)) return { kind: 'never' }
  return seconds >= skippableAfter ? { kind: 'skip' } : { kind: 'wait', seconds: Math.ceil(skippableAfter - seconds) }
}
