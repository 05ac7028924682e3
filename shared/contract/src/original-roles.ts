import type { Language } from './language.ts'
import type { RoleRef } from './shapes.ts'

/** The names of the provider's own roles: as the API gives them, and in Vietnamese. */
const ORIGINAL_ROLE_NAMES: ReadonlyMap<string, string> = new Map([
  ['Owner', 'Chủ sở hữu'],
  ['Manager', 'Quản lý'],
  ['Editor', 'Biên tập viên'],
  ['Viewer', 'Người xem'],
])

/** Returns the name of a role in a language. Only the provider's own roles have two names, unless the provider calls them otherwise. */
export function roleNameIn(language: Language, { name, is_original }: Pick<RoleRef, 'name' | 'is_original'>): string {
  return (language === 'vi' && is_original ? ORIGINAL_ROLE_NAMES.get(name) : undefined) ?? name
}
