import type { Implementation } from '../http/implement.ts'
import { applicationRoutes } from './applications/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { publisherRoutes } from './publishers/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { sourceRoutes } from './sources/routes.ts'

/** Every call that the sandbox answers; a test holds it against the contract. */
export const implementations: readonly Implementation[] = [
  ...applicationRoutes,
  ...authRoutes,
  ...campaignRoutes,
  ...fileRoutes,
  ...profileRoutes,
  ...publisherRoutes,
  ...referenceRoutes,
  ...sourceRoutes,
]
