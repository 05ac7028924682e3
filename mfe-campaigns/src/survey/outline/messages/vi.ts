import type en from './en.ts'

export default {
  'survey.page': 'Trang {number, number}',
  'survey.page.titled': 'Trang {number, number}: {title}',
  'survey.type.text': 'Văn bản',
  'survey.type.single': 'Chọn một',
  'survey.type.multiple': 'Chọn nhiều',
  'survey.type.dropdown': 'Danh sách thả xuống',
  'survey.type.rating': 'Chấm điểm',
  'survey.type.number': 'Số',
  'survey.type.date': 'Ngày',
  'survey.required': 'Bắt buộc',
  'survey.optional': 'Không bắt buộc',
  'survey.other': 'cho phép trả lời khác',
  'survey.limit.length': 'tối đa {most, number} ký tự',
  'survey.limit.rating': 'từ 1 đến {most, number}',
  'survey.limit.between': 'từ {least, number} đến {most, number}',
  'survey.limit.least': 'ít nhất {least, number}',
  'survey.limit.most': 'nhiều nhất {most, number}',
} satisfies Record<keyof typeof en, string>
