import { type RoleRef, roleNameIn } from '@console/contract'
import { pageDataStore } from './page-data.ts'

/** Returns the name of a role in the page's language, which never changes within a document. */
export const roleName = (role: Pick<RoleRef, 'name' | 'is_original'>): string => roleNameIn(pageDataStore.getState().locale, role)
