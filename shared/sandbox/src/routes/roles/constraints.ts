import type { UniqueField } from '../../http/unique.ts'

/** A name is unique within a publisher, ignoring case. */
export const uniqueName: UniqueField = { constraint: 'roles_name', pointer: '/body/name', code: 'name_taken' }
