import type en from './en.ts'

export default {
  'override.banner': 'Các module đang được ghi đè',
  'override.one': '{module}: {origin}, đến {time}',
  'override.useReleased': 'Dùng các module đã phát hành',
  'override.useReleasedOne': 'Dùng module đã phát hành',
  'override.panel': 'Các module',
  'override.from': 'Ghi đè từ: {origin}',
  'override.notRemoved': 'Không bỏ được bản ghi đè. Hãy thử lại.',
  'override.form': 'Ghi đè một module',
  'override.module': 'Module cần ghi đè',
  'override.origin': 'Máy chủ để tải module',
  'override.set': 'Ghi đè module',
  'override.notSet': 'Không ghi đè được module. Hãy thử lại.',
  'override.fault.unreachable': 'Máy chủ của bản ghi đè không phản hồi. Hãy khởi động lại máy chủ đó hoặc dùng module đã phát hành.',
  'override.fault.absent': 'Máy chủ của bản ghi đè không có module này.',
  'override.fault.invalid': 'Bản ghi đè không phải là bản phát hành hợp lệ của module này.',
  'override.fault.owned': 'Bản ghi đè dùng địa chỉ thuộc về module khác: {needs}',
  'override.fault.platform': 'Bản ghi đè cần một phiên bản khác của Publisher Console: {needs}',
} satisfies Record<keyof typeof en, string>
