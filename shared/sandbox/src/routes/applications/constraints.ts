import type { UniqueField } from '../../http/unique.ts'

/** A code is unique within a publisher, ignoring case. */
export const uniqueCode: UniqueField = { constraint: 'applications_code', pointer: '/body/code', code: 'code_taken' }
