/** Kinds of demo records; the number is part of their ids, so entries are only ever added at the end. */
const KINDS = [
  'user',
  'publisher',
  'role',
  'membership',
  'application',
  'source',
  'campaign',
  'campaignApplication',
  'task',
  'taskApplication',
  'notification',
  'notificationApplication',
  'registration',
  'category',
  'age',
  'metricCategory',
  'metric',
  'invitation',
  'metricRequest',
  'onelink',
] as const
export type Kind = (typeof KINDS)[number]

/** The same id at every seeding, in the form of a UUIDv7. */
export function seedId(kind: Kind, n: number): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  return `01930000-0000-7000-8${hex(KINDS.indexOf(kind) + 1, 3)}-${hex(n, 12)}`
}
