import type { UniqueField } from '../../http/unique.ts'

/** A custom ID is unique, ignoring case, because people type links from posters. */
export const uniqueCustomId: UniqueField = { constraint: 'onelinks_custom_id', pointer: '/body/custom_id', code: 'custom_id_taken' }
