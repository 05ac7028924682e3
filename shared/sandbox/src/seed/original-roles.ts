import { PERMISSION_KEYS, PREFIXED_KEYS } from '@console/contract'

const MANAGER_LACKS = ['pub:publisher:update', 'pub:roles:create', 'pub:roles:update', 'pub:roles:delete', 'pub:users:delete']
const EDITOR_RESOURCES = ['applications', 'campaigns', 'sources', 'onelinks', 'metric_request']
const EDITOR_ACTIONS = ['read-list', 'read', 'create', 'update']

export interface OriginalRole {
  readonly name: string
  readonly description: string
  readonly permissions: readonly string[]
}

/** The provider's own roles, which every publisher has and none can change (contract section 1). */
export const ORIGINAL_ROLES: readonly OriginalRole[] = [
  { name: 'Owner', description: 'Everything.', permissions: PERMISSION_KEYS },
  {
    name: 'Manager',
    description: 'Everything except editing the publisher, managing roles and removing members.',
    permissions: PERMISSION_KEYS.filter((key) => !MANAGER_LACKS.includes(key)),
  },
  {
    name: 'Editor',
    description: 'Reads, creates and edits applications, campaigns, sources, Onelinks and metric requests.',
    permissions: EDITOR_RESOURCES.flatMap((resource) => EDITOR_ACTIONS.map((action) => `pub:${resource}:${action}`)),
  },
  {
    name: 'Viewer',
    description: 'Reads everything.',
    permissions: PREFIXED_KEYS.filter((key) => /:read(-list)?$/.test(key)),
  },
]
