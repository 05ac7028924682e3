import type { Locator, Page } from '@playwright/test'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/test.ts'
import { webm } from '../../fixtures/webm.ts'

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function fillReward(rewards: Locator, labels: readonly [string, string, string, string]): Promise<void> {
  const [item, amount, summary, description] = labels
  await rewards.getByLabel(item).fill('Gold')
  await rewards.getByLabel(amount).fill('100')
  await rewards.getByLabel(summary).fill('100 gold')
  await rewards.getByLabel(description).fill('Into the bag.')
}

test.describe('a video, in English', () => {
  test.use({ language: 'en', as: 'owner' })

  test('is uploaded, its length read, seen in the preview, saved, read back and edited', async ({ page, context, consoleUrl }) => {
    const campaign = await (await campaignCalls(context, consoleUrl)).create()
    await page.goto(`/campaigns/${campaign.id}/mission/create`)
    await page.getByRole('radio', { name: 'Video' }).check()
    const content = region(page, 'Content')
    const skip = content.getByLabel('Skip delay')

    await test.step('fills it in; the length comes from the file', async () => {
      await page.getByLabel('Mission name').fill('Watch the trailer')
      await region(page, 'Mission').getByLabel('Description').fill('It takes a few seconds.')
      const video = content.getByRole('group', { name: 'Video' })
      await video.locator('input[type=file]').setInputFiles({ name: 'trailer.webm', mimeType: 'video/webm', buffer: webm(12) })
      await expect(content.getByLabel('Duration')).toHaveValue('12')
      await expect(skip.getByRole('option')).toHaveCount(9)
      await skip.selectOption('5 seconds')
      await content.getByLabel('Read-more URL').fill('https://lotus.example/trailer')
      await fillReward(region(page, 'Rewards'), ['Item', 'Amount', 'Summary', 'Description'])
    })

    await test.step('watches the preview: the skip button comes at its moment and leads on', async () => {
      const preview = region(page, 'Preview')
      await expect(preview.getByText('Watch the trailer')).toBeVisible()
      await preview.getByRole('button', { name: 'Play' }).click()
      await expect(preview.getByText(/^Skip in \d seconds$/)).toBeVisible()
      await preview.getByLabel('Video', { exact: true }).evaluate((video: HTMLVideoElement) => {
        video.playbackRate = 2
      })
      await preview.getByRole('button', { name: 'Skip' }).click()
      await expect(preview.getByText('The video is over.')).toBeVisible()
      await expect(preview.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', 'https://lotus.example/trailer')
    })

    await test.step('saves it and reads it back', async () => {
      await page.getByRole('button', { name: 'Create mission' }).click()
      await expect(page.getByRole('heading', { name: 'Watch the trailer', level: 1 })).toBeVisible()
      await expect(content.getByText('12 seconds')).toBeVisible()
      await expect(content.getByText('5 seconds')).toBeVisible()
      await expect(region(page, 'Preview').getByRole('button', { name: 'Play' })).toBeVisible()
    })

    await test.step('edits it: a skip past the end is refused at its place', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
      await skip.selectOption('9 seconds')
      await content.getByLabel('Duration').fill('8')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(skip).toHaveAccessibleErrorMessage('The skip delay can’t be longer than the video.')
      await content.getByRole('button', { name: '8 seconds' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Mission updated')).toBeVisible()
      await expect(content.getByText('8 seconds')).toHaveCount(2)
    })
  })
})

const HOSTILE = `<!doctype html><meta charset="utf-8"><title>Game</title><p id="told"></p><script>
  const tried = {}
  const attempt = (name, act) => { try { act(); tried[name] = 'done' } catch (error) { tried[name] = error.name } }
  attempt('reads the console', () => top.document.title)
  attempt('reads its storage', () => localStorage.length)
  attempt('reads its cookies', () => document.cookie)
  attempt('takes its place', () => { top.location.href = 'https://elsewhere.example/' })
  tried['opens a window'] = open('https://elsewhere.example/') === null ? 'refused' : 'done'
  tried.origin = self.origin
  tried.referrer = document.referrer
  tried.search = location.search
  document.getElementById('told').textContent = JSON.stringify(tried)
</script>`

test.describe('a playable page, in Vietnamese', () => {
  test.use({
    language: 'vi',
    as: 'owner',
    expectedComplaints: [/Unsafe attempt to initiate navigation|Blocked opening|The frame attempting navigation/],
  })

  test('is run in the preview, where it reaches nothing of the console, then saved, read back and edited', async ({
    page,
    context,
    consoleUrl,
  }) => {
    let asked = 0
    await context.route('https://play.example/**', (route) => {
      asked += 1
      return route.fulfill({ contentType: 'text/html', body: HOSTILE })
    })
    const campaign = await (await campaignCalls(context, consoleUrl)).create()
    await page.goto(`/vi/campaigns/${campaign.id}/mission/create`)
    await page.getByRole('radio', { name: 'HTML chơi thử' }).check()
    const content = region(page, 'Nội dung')
    const preview = region(page, 'Xem trước')
    const address = page.url()

    await test.step('fills it in; http is refused at its place', async () => {
      await page.getByLabel('Tên nhiệm vụ').fill('Chơi thử một ván')
      await region(page, 'Nhiệm vụ').getByLabel('Mô tả').fill('Một ván là đủ.')
      await content.getByLabel('URL của trang HTML').fill('http://play.example/game')
      await content.getByLabel('Thời gian trước khi có thể bỏ qua').selectOption('5 giây')
      await content.getByRole('button', { name: 'Thêm biến' }).click()
      await content.getByLabel('Tên biến 1').fill('locale')
      await content.getByLabel('Giá trị biến 1').fill('vi')
      await fillReward(region(page, 'Phần thưởng'), ['Vật phẩm', 'Số lượng', 'Tóm tắt', 'Mô tả'])
      await page.getByRole('button', { name: 'Tạo nhiệm vụ' }).click()
      await expect(content.getByLabel('URL của trang HTML')).toHaveAccessibleErrorMessage('Hãy nhập URL hợp lệ, bắt đầu bằng https://.')
      await content.getByLabel('URL của trang HTML').fill('https://play.example/game')
    })

    await test.step('runs it: only when asked, and apart from the console', async () => {
      await expect(preview.getByText('https://play.example/game?locale=vi')).toBeVisible()
      expect(asked).toBe(0)
      await preview.getByRole('button', { name: 'Chạy thử' }).click()
      const told = preview.frameLocator('iframe').locator('#told')
      await expect(told).toContainText('search')
      expect(JSON.parse((await told.textContent()) ?? '')).toEqual({
        'reads the console': 'SecurityError',
        'reads its storage': 'SecurityError',
        'reads its cookies': 'SecurityError',
        'takes its place': 'SecurityError',
        'opens a window': 'refused',
        origin: 'null',
        referrer: '',
        search: '?locale=vi',
      })
      await expect(preview.getByText(/^Bỏ qua sau \d giây$/)).toBeVisible()
      await preview.getByRole('button', { name: 'Bỏ qua' }).click()
      await expect(preview.getByText('Đã bỏ qua trang.')).toBeVisible()
      expect(page.url()).toBe(address)
      expect(context.pages()).toHaveLength(1)
    })

    await test.step('saves it, reads it back and edits it', async () => {
      await page.getByRole('button', { name: 'Tạo nhiệm vụ' }).click()
      await expect(page.getByRole('heading', { name: 'Chơi thử một ván', level: 1 })).toBeVisible()
      await expect(content.getByText('locale=vi')).toBeVisible()
      await expect(content.getByText('5 giây')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Sửa', exact: true }).click()
      await expect(content.getByLabel('Giá trị biến 1')).toHaveValue('vi')
      await content.getByRole('button', { name: 'Bỏ biến 1' }).click()
      await page.getByRole('button', { name: 'Lưu' }).click()
      await expect(page.getByText('Đã cập nhật nhiệm vụ')).toBeVisible()
      await expect(content.getByText('Không có', { exact: true })).toBeVisible()
    })
  })
})
