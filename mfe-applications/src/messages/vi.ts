import type en from './en.ts'

export default {
  'nav.applications': 'Ứng dụng',
  'nav.sources': 'Nguồn cài đặt',
  'command.newApplication': 'Ứng dụng mới',
  'command.newSource': 'Nguồn cài đặt mới',
  'crumb.applications': 'Ứng dụng',
  'crumb.application': 'Ứng dụng',
  'crumb.sources': 'Nguồn cài đặt',
  'crumb.create': 'Tạo',
  'crumb.info': 'Thông tin',
  'crumb.edit': 'Sửa',
  'applications.title': 'Ứng dụng',
  'application.create.title': 'Tạo ứng dụng',
  'sources.title': 'Nguồn cài đặt',
  'source.create.title': 'Tạo nguồn cài đặt',
} satisfies Record<keyof typeof en, string>
