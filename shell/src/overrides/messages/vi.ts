import type en from './en.ts'

export default {
  'override.banner': 'Các module đang được ghi đè',
  'override.one': '{module}: {origin}, đến {time}',
  'override.useReleased': 'Dùng các module đã phát hành',
  'override.useReleasedOne': 'Dùng module đã phát hành',
  'override.panel': 'Hiện các module',
  'override.from': 'Ghi đè từ: {origin}',
  'override.notRemoved': 'Không bỏ được bản ghi đè. Hãy thử lại.',
  'override.form': 'Ghi đè một module',
  'override.module': 'Module cần ghi đè',
  'override.origin': 'Máy chủ để tải module',
  'override.set': 'Ghi đè module',
  'override.notSet': 'Không ghi đè được module. Hãy thử lại.',
  'override.notAllowed': 'Không thể tải module từ {origin} vào đây. Hãy nhờ người vận hành thêm máy chủ đó vào ALLOW_OVERRIDES.',
  'override.fault.unreachable': 'Máy chủ của bản ghi đè không phản hồi. Hãy khởi động máy chủ đó hoặc dùng module đã phát hành.',
  'override.fault.absent': 'Máy chủ của bản ghi đè không có module này. Hãy chọn máy chủ khác hoặc dùng module đã phát hành.',
  'override.fault.invalid':
    'Máy chủ của bản ghi đè không có bản phát hành hợp lệ của module này. Hãy tạo lại bản phát hành hoặc dùng module đã phát hành.',
  'override.fault.owned':
    'Bản ghi đè dùng địa chỉ thuộc về module khác ({needs}). Hãy đổi địa chỉ của bản ghi đè hoặc dùng module đã phát hành.',
  'override.fault.platform':
    'Bản ghi đè cần một phiên bản khác của Publisher Console ({needs}). Hãy chọn máy chủ khác hoặc dùng module đã phát hành.',
} satisfies Record<keyof typeof en, string>
