import type { SliceNames } from '../slice-names.ts'

/** The words of the record in one language, by their keys, in the order of the file. */
export type Messages = readonly (readonly [key: string, words: string])[]

/** What `messages/en.ts` says of it, behind what stands in the navigation. */
export const englishMessages = ({ thing, things, english, englishPlural, English, EnglishPlural }: SliceNames): Messages => [
  [`${things}.title`, EnglishPlural],
  [`${things}.search`, `Search ${englishPlural}`],
  [`${things}.status.all`, 'All statuses'],
  [`${things}.failed`, `Couldn’t load ${englishPlural}`],
  [`${things}.none.title`, `No ${englishPlural} yet`],
  [`${things}.none.text`, `The ${englishPlural} of your publisher are listed here.`],
  [`${thing}.name`, 'Name'],
  [`${thing}.status`, 'Status'],
  [`${thing}.created`, 'Created'],
  [`${thing}.updated`, 'Last updated'],
  [`${thing}.failed`, `Couldn’t load the ${english}`],
  [`${thing}.notFound`, `${English} not found`],
  [`${thing}.gone`, `This ${english} no longer exists`],
  [`${thing}.back`, `Back to ${englishPlural}`],
  [`${thing}.create.title`, `Create ${english}`],
  [`${thing}.create.done`, `${English} created`],
  [`${thing}.create.failed`, `Couldn’t create the ${english}`],
  [`${thing}.edit.title`, `Edit ${english}`],
  [`${thing}.edit.done`, `${English} updated`],
  [`${thing}.edit.failed`, `Couldn’t update the ${english}`],
  [`${thing}.activate.done`, `${English} activated`],
  [`${thing}.activate.failed`, `Couldn’t activate the ${english}`],
  [`${thing}.deactivate.done`, `${English} deactivated`],
  [`${thing}.deactivate.failed`, `Couldn’t deactivate the ${english}`],
  [`${thing}.delete.action`, `Delete ${english}`],
  [`${thing}.delete.title`, `Delete this ${english}?`],
  [`${thing}.delete.text`, '“{name}” will be deleted. This action cannot be undone.'],
  [`${thing}.delete.done`, `${English} deleted`],
  [`${thing}.delete.failed`, `Couldn’t delete the ${english}`],
  [`${thing}.deleteMany.action`, `Delete ${englishPlural}`],
  [`${thing}.deleteMany.title`, `Delete these ${englishPlural}?`],
  [`${thing}.deleteMany.text`, `These ${englishPlural} will be permanently deleted. This action cannot be undone.`],
]

/** The same in `messages/vi.ts`; a Vietnamese noun has no plural. */
export const vietnameseMessages = ({ thing, things, vietnamese, Vietnamese }: SliceNames): Messages => [
  [`${things}.title`, Vietnamese],
  [`${things}.search`, `Tìm kiếm ${vietnamese}`],
  [`${things}.status.all`, 'Mọi trạng thái'],
  [`${things}.failed`, `Không tải được danh sách ${vietnamese}`],
  [`${things}.none.title`, `Chưa có ${vietnamese} nào`],
  [`${things}.none.text`, `Danh sách ${vietnamese} của nhà phát hành hiển thị ở đây.`],
  [`${thing}.name`, 'Tên'],
  [`${thing}.status`, 'Trạng thái'],
  [`${thing}.created`, 'Ngày tạo'],
  [`${thing}.updated`, 'Thay đổi gần nhất'],
  [`${thing}.failed`, `Không tải được ${vietnamese}`],
  [`${thing}.notFound`, `Không tìm thấy ${vietnamese}`],
  [`${thing}.gone`, `${Vietnamese} này không còn tồn tại`],
  [`${thing}.back`, `Quay lại danh sách ${vietnamese}`],
  [`${thing}.create.title`, `Tạo ${vietnamese}`],
  [`${thing}.create.done`, `Đã tạo ${vietnamese}`],
  [`${thing}.create.failed`, `Không tạo được ${vietnamese}`],
  [`${thing}.edit.title`, `Sửa ${vietnamese}`],
  [`${thing}.edit.done`, `Đã cập nhật ${vietnamese}`],
  [`${thing}.edit.failed`, `Không cập nhật được ${vietnamese}`],
  [`${thing}.activate.done`, `Đã kích hoạt ${vietnamese}`],
  [`${thing}.activate.failed`, `Không kích hoạt được ${vietnamese}`],
  [`${thing}.deactivate.done`, `Đã hủy kích hoạt ${vietnamese}`],
  [`${thing}.deactivate.failed`, `Không hủy kích hoạt được ${vietnamese}`],
  [`${thing}.delete.action`, `Xóa ${vietnamese}`],
  [`${thing}.delete.title`, `Xóa ${vietnamese} này?`],
  [`${thing}.delete.text`, '“{name}” sẽ bị xóa. Không thể hoàn tác thao tác này.'],
  [`${thing}.delete.done`, `Đã xóa ${vietnamese}`],
  [`${thing}.delete.failed`, `Không xóa được ${vietnamese}`],
  [`${thing}.deleteMany.action`, `Xóa các ${vietnamese}`],
  [`${thing}.deleteMany.title`, `Xóa các ${vietnamese} này?`],
  [`${thing}.deleteMany.text`, `Các ${vietnamese} này sẽ bị xóa vĩnh viễn. Không thể hoàn tác thao tác này.`],
]

/** As items of the file's map. */
export const messageItems = (messages: Messages): string => messages.map(([key, words]) => `'${key}': '${words}'`).join(',\n')
