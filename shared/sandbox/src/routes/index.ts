import type { Implementation } from '../http/implement.ts'
import { applicationRoutes } from './applications/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { googleRoutes } from './google/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { metricRequestRoutes } from './metric-requests/routes.ts'
import { metricRoutes } from './metrics/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { onelinkRoutes } from './onelinks/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { publisherRoutes } from './publishers/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { registrationRoutes } from './registrations/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { sourceRoutes } from './sources/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { userRoutes } from './users/routes.ts'

/** A test compares them with the contract. */
export const implementations: readonly Implementation[] = [
  ...applicationRoutes,
  ...authRoutes,
  ...campaignRoutes,
  ...fileRoutes,
  ...googleRoutes,
  ...invitationRoutes,
  ...metricRequestRoutes,
  ...metricRoutes,
  ...onelinkRoutes,
  ...notificationRoutes,
  ...profileRoutes,
  ...publisherRoutes,
  ...recoveryRoutes,
  ...referenceRoutes,
  ...registrationRoutes,
  ...roleRoutes,
  ...sourceRoutes,
  ...taskRoutes,
  ...userRoutes,
]
