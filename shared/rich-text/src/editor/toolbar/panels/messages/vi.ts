import type en from './en.ts'

/** Words of the panels, loaded with them. */
export default {
  'richText.color.none': 'Không màu',
  'richText.color.named': '{hue}, {shade}',
  'richText.hue.gray': 'Xám',
  'richText.hue.red': 'Đỏ',
  'richText.hue.yellow': 'Vàng',
  'richText.hue.green': 'Xanh lá',
  'richText.hue.blue': 'Xanh dương',
  'richText.hue.purple': 'Tím',
  'richText.shade.0': 'đậm nhất',
  'richText.shade.1': 'đậm',
  'richText.shade.2': 'vừa',
  'richText.shade.3': 'hơi nhạt',
  'richText.shade.4': 'nhạt',
  'richText.shade.5': 'nhạt nhất',
  'richText.black': 'Đen',
  'richText.white': 'Trắng',
  'richText.link.url': 'URL của liên kết',
  'richText.link.apply': 'Áp dụng liên kết',
  'richText.link.remove': 'Bỏ liên kết',
  'richText.image.url': 'URL của hình ảnh',
  'richText.image.apply': 'Chèn hình ảnh',
} as const satisfies Record<keyof typeof en, string>
