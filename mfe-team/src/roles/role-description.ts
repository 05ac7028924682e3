import { type Role, roleDescriptionIn } from '@console/contract'
import { pageDataStore } from '@console/session'

/** In the page's language, which never changes within a document. */
export const roleDescription = (role: Pick<Role, 'description' | 'is_original'>): string =>
  roleDescriptionIn(pageDataStore.getState().locale, role)
