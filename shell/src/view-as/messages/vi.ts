import type en from './en.ts'

export default {
  'view.title': 'Xem theo vai trò',
  'view.titleOf': 'Xem theo vai trò {role}',
  'view.intro': 'Xem {publisher} như thành viên có vai trò này: các mục, các nút và những gì bị từ chối.',
  'view.readOnly': 'Bạn không thể thay đổi gì cho đến khi kết thúc chế độ xem.',
  'view.everywhere': 'Chế độ xem áp dụng cho mọi thẻ đang mở {publisher} trong trình duyệt này.',
  'view.records':
    'Danh sách vẫn hiện tất cả những gì chính bạn được xem, kể cả khi vai trò chỉ cho xem bản ghi của riêng thành viên. Bản ghi của chính bạn được coi là của thành viên đó, nên các nút dành cho bản ghi “của mình” hiện ở đó.',
  'view.start': 'Bắt đầu xem',
  'view.notStarted': 'Không thể bắt đầu xem',
  'view.above': 'Bạn không thể xem theo vai trò có những quyền mà bạn không có. Hãy nhờ quản trị viên.',
  'view.noRole': 'Hãy chọn một vai trò trước, rồi chọn “Xem theo vai trò này” trên trang của vai trò đó.',
  'view.roles': 'Mở danh sách vai trò',
  'view.banner': 'Xem theo vai trò',
  'view.bannerText': 'Bạn đang xem {publisher} theo vai trò “{role}”. Không thể thay đổi gì.',
  'view.bannerElsewhere': 'Bạn đang xem {publisher} theo vai trò “{role}”. Không thể thay đổi gì ở đó và trong hồ sơ của bạn.',
  'view.end': 'Kết thúc chế độ xem',
  'view.notEnded': 'Không thể kết thúc chế độ xem. Hãy thử lại.',
} as const satisfies Record<keyof typeof en, string>
