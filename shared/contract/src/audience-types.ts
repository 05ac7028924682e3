/** Whom a mission or a notification is for. They stand apart from the rules, so that the list of campaigns does without those. */
export const AUDIENCE_TYPES = ['character', 'user'] as const
export type AudienceType = (typeof AUDIENCE_TYPES)[number]
