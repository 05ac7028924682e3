import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner', language: 'vi' })

/** Typed text -> groups of the results, each with one of its lines. */
const FOUND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  quest: {
    'Chiến dịch': 'Summer quest Lotus Quest +1 · Đang hoạt động',
    'Ứng dụng': 'Lotus Quest LIVE · Đang hoạt động',
    'Nguồn cài đặt': 'Google Play · Lotus Quest Đang hoạt động',
    Onelink: 'Lotus Quest: TikTok QuestTik26',
  },
  'so den long': { 'Yêu cầu chỉ số': 'Số đèn lồng đã thắp Lantern Night · Chờ duyệt' },
  viewer: { 'Thành viên': 'Lê Vinh Người xem', 'Vai trò': 'Người xem' },
  newcomer: { 'Lời mời đang chờ': 'newcomer@lotus.example Biên tập viên' },
  'tell us': { 'Nhiệm vụ của chiến dịch này': 'Tell us about your summer Đang hoạt động' },
}

test('what each module says can be found is found from the page of a campaign, and its missions too', async ({ page, at }) => {
  await page.goto(at('/campaigns?q=summer'))
  await page.getByRole('link', { name: 'Summer quest' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer quest' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  for (const [typed, groups] of Object.entries(FOUND)) {
    await box.fill(typed)
    for (const [heading, line] of Object.entries(groups)) {
      await expect(page.getByRole('group', { name: heading, exact: true }).getByRole('option', { name: line })).toHaveCount(1)
    }
  }
  // Missions are found in the campaign that is open, and one step away in all of them.
  await page.getByRole('option', { name: 'Tìm kiếm “tell us” trong tất cả nhiệm vụ' }).click()
  await expect(page).toHaveURL(at('/campaigns/missions?q=tell+us'))
})
