import { PERMISSION_KEYS, type Permission, partsOf } from '@console/contract'

interface ResourceName {
  readonly one: string
  readonly many: string
  /** Vietnamese has one form. */
  readonly vi: string
}
type Text = readonly [name: string, description: string]
type Texts = { readonly en: Text; readonly vi: Text }

const RESOURCES: Readonly<Record<string, ResourceName>> = {
  applications: { one: 'application', many: 'applications', vi: 'ứng dụng' },
  campaigns: { one: 'campaign', many: 'campaigns', vi: 'chiến dịch' },
  sources: { one: 'source', many: 'sources', vi: 'nguồn cài đặt' },
  roles: { one: 'role', many: 'roles', vi: 'vai trò' },
  users: { one: 'member', many: 'members', vi: 'thành viên' },
  metric_request: { one: 'metric request', many: 'metric requests', vi: 'yêu cầu chỉ số' },
  invitations: { one: 'invitation', many: 'invitations', vi: 'lời mời' },
  onelinks: { one: 'Onelink', many: 'Onelinks', vi: 'Onelink' },
  app: { one: 'application', many: 'applications', vi: 'ứng dụng' },
  campaign: { one: 'campaign', many: 'campaigns', vi: 'chiến dịch' },
}

const ACTIONS: Readonly<Record<string, (of: ResourceName) => Texts>> = {
  'read-list': ({ many, vi }) => ({
    en: [`List ${many}`, `See the list of ${many}`],
    vi: [`Xem danh sách ${vi}`, `Xem danh sách ${vi}`],
  }),
  read: ({ one, many, vi }) => ({ en: [`View ${many}`, `View any ${one}`], vi: [`Xem ${vi}`, `Xem chi tiết mọi ${vi}`] }),
  create: ({ many, vi }) => ({ en: [`Create ${many}`, `Create new ${many}`], vi: [`Tạo ${vi}`, `Tạo ${vi} mới`] }),
  update: ({ one, many, vi }) => ({ en: [`Edit ${many}`, `Edit any ${one}`], vi: [`Sửa ${vi}`, `Sửa bất kỳ ${vi} nào`] }),
  delete: ({ one, many, vi }) => ({ en: [`Delete ${many}`, `Delete any ${one}`], vi: [`Xóa ${vi}`, `Xóa bất kỳ ${vi} nào`] }),
  end: ({ one, many, vi }) => ({ en: [`End ${many}`, `End any ${one}`], vi: [`Kết thúc ${vi}`, `Kết thúc bất kỳ ${vi} nào`] }),
}

const OWN_ACTIONS: Readonly<Record<string, (of: ResourceName) => Texts>> = {
  read: ({ many, vi }) => ({
    en: [`View own ${many}`, `View only your own ${many}`],
    vi: [`Xem ${vi} của mình`, `Chỉ xem ${vi} của mình`],
  }),
  update: ({ many, vi }) => ({
    en: [`Edit own ${many}`, `Edit only your own ${many}`],
    vi: [`Sửa ${vi} của mình`, `Chỉ sửa ${vi} của mình`],
  }),
  delete: ({ many, vi }) => ({
    en: [`Delete own ${many}`, `Delete only your own ${many}`],
    vi: [`Xóa ${vi} của mình`, `Chỉ xóa ${vi} của mình`],
  }),
  end: ({ many, vi }) => ({
    en: [`End own ${many}`, `End only your own ${many}`],
    vi: [`Kết thúc ${vi} của mình`, `Chỉ kết thúc ${vi} của mình`],
  }),
}

/** Actions that say something else, by resource. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, Texts>>>> = {
  applications: {
    'update-integration_info': {
      en: ['Edit integrations', 'Edit the integration of any application'],
      vi: ['Sửa phần tích hợp', 'Sửa phần tích hợp của mọi ứng dụng'],
    },
  },
  app: {
    'update-integration_info': {
      en: ['Edit own integrations', 'Edit the integration of your own applications only'],
      vi: ['Sửa phần tích hợp của mình', 'Chỉ sửa phần tích hợp trong ứng dụng của mình'],
    },
  },
  users: {
    'update-role': {
      en: ['Change member roles', 'Change the role of any member'],
      vi: ['Đổi vai trò thành viên', 'Đổi vai trò của mọi thành viên'],
    },
    delete: {
      en: ['Remove members', 'Remove any member from the publisher'],
      vi: ['Xóa thành viên', 'Xóa bất kỳ thành viên nào khỏi nhà phát hành'],
    },
  },
  publisher: {
    read: {
      en: ['View the publisher', 'View the publisher’s information'],
      vi: ['Xem nhà phát hành', 'Xem thông tin nhà phát hành'],
    },
    update: {
      en: ['Edit the publisher', 'Edit the publisher’s information'],
      vi: ['Sửa nhà phát hành', 'Sửa thông tin nhà phát hành'],
    },
  },
  invitations: { invite: { en: ['Send invitations', 'Invite new members'], vi: ['Gửi lời mời', 'Mời thành viên mới'] } },
}

export const PERMISSION_LIST: readonly Permission[] = PERMISSION_KEYS.map((key) => {
  const { resource, action } = partsOf(key)
  const { en, vi } = textsOf(key)
  return { key, resource, action, name: { en: en[0], vi: vi[0] }, description: { en: en[1], vi: vi[1] } }
})

function textsOf(key: string): Texts {
  const { prefix, resource, action } = partsOf(key)
  const name = RESOURCES[resource]
  const texts = OTHERS[resource]?.[action] ?? (name && (prefix ? ACTIONS : OWN_ACTIONS)[action]?.(name))
  if (!texts) throw new TypeError(`No words for the permission ${key}`)
  return texts
}
