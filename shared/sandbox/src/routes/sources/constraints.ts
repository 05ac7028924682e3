import type { UniqueField } from '../../http/unique.ts'

/** A package is registered once for each platform of an application. */
export const uniquePackage: UniqueField = { constraint: 'sources_package', pointer: '/body/package_name', code: 'source_taken' }
