import { type Route, resourceOf } from '@console/contract'
import { applicationTexts } from './applications.ts'
import { authTexts } from './auth.ts'
import { campaignTexts } from './campaigns.ts'
import { fileTexts } from './files.ts'
import { invitationTexts } from './invitations.ts'
import { metricRequestTexts } from './metric-requests.ts'
import { metricTexts } from './metrics.ts'
import { notificationTexts } from './notifications.ts'
import { onelinkTexts } from './onelinks.ts'
import { profileTexts } from './profile.ts'
import { authzTexts, publisherTexts } from './publishers.ts'
import { referenceTexts } from './reference.ts'
import type { CallTexts, EntityTexts, Resource, ResourceTexts } from './resource-texts.ts'
import { roleTexts } from './roles.ts'
import { sharedEntities } from './shared-entities.ts'
import { sourceTexts } from './sources.ts'
import { taskTexts } from './tasks.ts'
import { userTexts } from './users.ts'

/** By resource, in the order of the document; one without texts does not compile. */
const TEXTS: { readonly [Name in Resource]: ResourceTexts<Name> } = {
  auth: authTexts,
  profile: profileTexts,
  publishers: publisherTexts,
  authz: authzTexts,
  users: userTexts,
  invitations: invitationTexts,
  roles: roleTexts,
  campaigns: campaignTexts,
  tasks: taskTexts,
  notifications: notificationTexts,
  metrics_categories: metricTexts,
  metric_requests: metricRequestTexts,
  applications: applicationTexts,
  sources: sourceTexts,
  files: fileTexts,
  ref: referenceTexts,
  onelinks: onelinkTexts,
}

const RESOURCES: [string, { readonly tag: string; readonly calls: Readonly<Record<string, CallTexts>>; readonly entities: object }][] =
  Object.entries(TEXTS)

export const TAGS = RESOURCES.map(([name, { tag }]) => ({ name, description: tag }))

/** Texts on entities, by name. */
export const ENTITIES: Readonly<Record<string, EntityTexts>> = Object.assign(
  {},
  sharedEntities,
  ...RESOURCES.map(([, { entities }]) => entities),
)

/** Texts on a call; throws for one without any. */
export function callTexts({ id }: Route): CallTexts {
  const texts = RESOURCES.find(([name]) => name === resourceOf(id))?.[1].calls[id]
  if (!texts) throw new Error(`Nothing is said of ${id}: add it to shared/sandbox/src/api-document/texts.`)
  return texts
}
