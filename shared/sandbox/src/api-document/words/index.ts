import { type Route, resourceOf } from '@console/contract'
import type { CallWords, EntityWords, Resource, ResourceWords } from '../words.ts'
import { applicationWords } from './applications.ts'
import { authWords } from './auth.ts'
import { campaignWords } from './campaigns.ts'
import { fileWords } from './files.ts'
import { invitationWords } from './invitations.ts'
import { metricRequestWords } from './metric-requests.ts'
import { metricWords } from './metrics.ts'
import { notificationWords } from './notifications.ts'
import { onelinkWords } from './onelinks.ts'
import { profileWords } from './profile.ts'
import { authzWords, publisherWords } from './publishers.ts'
import { referenceWords } from './reference.ts'
import { roleWords } from './roles.ts'
import { sharedEntities } from './shared-entities.ts'
import { sourceWords } from './sources.ts'
import { taskWords } from './tasks.ts'
import { userWords } from './users.ts'

/** By resource, in the order of the document; one without words does not compile. */
const WORDS: { readonly [Name in Resource]: ResourceWords<Name> } = {
  auth: authWords,
  profile: profileWords,
  publishers: publisherWords,
  authz: authzWords,
  users: userWords,
  invitations: invitationWords,
  roles: roleWords,
  campaigns: campaignWords,
  tasks: taskWords,
  notifications: notificationWords,
  metrics_categories: metricWords,
  metric_requests: metricRequestWords,
  applications: applicationWords,
  sources: sourceWords,
  files: fileWords,
  ref: referenceWords,
  onelinks: onelinkWords,
}

const RESOURCES: [string, { readonly tag: string; readonly calls: Readonly<Record<string, CallWords>>; readonly entities: object }][] =
  Object.entries(WORDS)

export const TAGS = RESOURCES.map(([name, { tag }]) => ({ name, description: tag }))

/** Words on entities, by name. */
export const ENTITIES: Readonly<Record<string, EntityWords>> = Object.assign(
  {},
  sharedEntities,
  ...RESOURCES.map(([, { entities }]) => entities),
)

/** Words on a call; throws for one without any. */
export function callWords({ id }: Route): CallWords {
  const words = RESOURCES.find(([name]) => name === resourceOf(id))?.[1].calls[id]
  if (!words) throw new Error(`Nothing is said of ${id}: add it to shared/sandbox/src/api-document/words.`)
  return words
}
