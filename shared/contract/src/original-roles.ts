import type { RoleRef } from './fields/shapes.ts'
import type { Language } from './language.ts'
import type { Role } from './roles.ts'

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

const ORIGINAL_ROLE_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['Everything.', 'Mọi quyền.'],
  [
    'Everything except editing the publisher, managing roles and removing members.',
    'Mọi quyền, trừ sửa thông tin nhà phát hành, quản lý vai trò và xóa thành viên.',
  ],
  [
    'Reads, creates and edits applications, campaigns, sources, Onelinks and metric requests.',
    'Xem, tạo và sửa ứng dụng, chiến dịch, nguồn cài đặt, Onelink và yêu cầu chỉ số.',
  ],
  ['Reads everything.', 'Xem mọi thứ.'],
])

/** Returns the description of a role: in Vietnamese where the provider's own words are known, else as the API says it. */
export function roleDescriptionIn(language: Language, { description, is_original }: Pick<Role, 'description' | 'is_original'>): string {
  return (language === 'vi' && is_original ? ORIGINAL_ROLE_DESCRIPTIONS.get(description) : undefined) ?? description
}
