import { isPrefixed, type LocalizedText, PERMISSION_KEYS, type Permission } from '@console/contract'

const RESOURCES: Readonly<Record<string, LocalizedText>> = {
  applications: { en: 'applications', vi: 'ứng dụng' },
  campaigns: { en: 'campaigns', vi: 'chiến dịch' },
  sources: { en: 'sources', vi: 'nguồn' },
  roles: { en: 'roles', vi: 'vai trò' },
  users: { en: 'members', vi: 'thành viên' },
  publisher: { en: 'publisher', vi: 'nhà phát hành' },
  metric_request: { en: 'metric requests', vi: 'yêu cầu chỉ số' },
  invitations: { en: 'invitations', vi: 'lời mời' },
  onelinks: { en: 'onelinks', vi: 'onelink' },
  app: { en: 'own applications', vi: 'ứng dụng của mình' },
  campaign: { en: 'own campaigns', vi: 'chiến dịch của mình' },
}
const ACTIONS: Readonly<Record<string, LocalizedText>> = {
  'read-list': { en: 'List', vi: 'Xem danh sách' },
  read: { en: 'View', vi: 'Xem' },
  create: { en: 'Create', vi: 'Tạo' },
  update: { en: 'Edit', vi: 'Sửa' },
  delete: { en: 'Delete', vi: 'Xóa' },
  end: { en: 'End', vi: 'Kết thúc' },
  invite: { en: 'Send', vi: 'Gửi' },
  'update-role': { en: 'Change roles of', vi: 'Đổi vai trò của' },
  'update-integration_info': { en: 'Edit the integration of', vi: 'Sửa thông tin tích hợp của' },
}

/** All keys a role may hold, in the order of the specification, with words in both languages. */
export const PERMISSION_LIST: readonly Permission[] = PERMISSION_KEYS.map((key) => {
  const [resource = '', action = ''] = key.replace(/^pub:/, '').split(':')
  const thing = RESOURCES[resource]
  const verb = ACTIONS[action]
  if (!thing || !verb) throw new TypeError(`No words for the permission ${key}`)
  const isOwn = !isPrefixed(key)
  return {
    key,
    resource,
    action,
    name: { en: `${verb.en} ${thing.en}`, vi: `${verb.vi} ${thing.vi}` },
    description: isOwn
      ? { en: `${verb.en} ${thing.en}, and no others`, vi: `${verb.vi} ${thing.vi}, không gồm của người khác` }
      : {
          en: resource === 'publisher' ? `${verb.en} the publisher` : `${verb.en} all ${thing.en} of the publisher`,
          vi: `${verb.vi} mọi ${thing.vi} của nhà phát hành`,
        },
  }
})
