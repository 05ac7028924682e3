/** Separate from the rules, so that the list of campaigns does not load those. */
export const AUDIENCE_TYPES = ['character', 'user'] as const
export type AudienceType = (typeof AUDIENCE_TYPES)[number]
