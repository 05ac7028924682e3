import { createNotification, type Notification, urlFor } from '@console/contract'
import type { Page } from '@playwright/test'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { menuEntry } from '../../fixtures/record-menu.ts'
import { expect, test } from '../../fixtures/test.ts'

const WORDS = {
  add: 'Tạo thông báo',
  create: 'Tạo thông báo',
  created: 'Đã tạo thông báo',
  type: 'Loại',
  notification: 'Thông báo',
  title: 'Tiêu đề',
  brief: 'Tóm tắt',
  content: 'Nội dung',
  readMore: 'URL đọc thêm',
  audience: 'Đối tượng',
  addCondition: 'Thêm điều kiện',
  condition: 'Điều kiện 1',
  category: 'Nhóm chỉ số',
  progress: 'Tiến trình',
  metric: 'Chỉ số',
  level: 'Cấp độ',
  operator: 'Toán tử',
  atLeast: 'từ … trở lên',
  value: 'Giá trị',
  estimated: /^[\d.]+ nhân vật$/,
  preview: 'Xem trước',
  cut: 'Tiêu đề bị cắt: không hiển thị 17 ký tự, từ “i! Summer is here” trở đi.',
  edit: 'Sửa',
  save: 'Lưu',
  updated: 'Đã cập nhật thông báo',
  duplicate: 'Nhân bản',
  activate: 'Kích hoạt',
  activated: 'Đã kích hoạt thông báo',
  deactivate: 'Hủy kích hoạt',
  deactivated: 'Đã hủy kích hoạt thông báo',
  inactive: 'Không hoạt động',
  delete: 'Xóa thông báo',
  deleted: 'Đã xóa thông báo',
  list: 'Thông báo',
}

const TITLE = 'Hè đã đến rồi, vào chơi ngay thôi bạn ơi! Summer is here'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test.describe('in vi', () => {
  test.use({ language: 'vi', as: 'owner' })

  test('a notification is created, read back, edited, duplicated, activated, deactivated and deleted', async ({
    page,
    context,
    consoleUrl,
    at,
    texts: kit,
  }) => {
    const texts = WORDS
    const campaign = await (await campaignCalls(context, consoleUrl)).create()

    await test.step('creates it with rules, an estimate and a preview', async () => {
      await page.goto(at(`/campaigns/${campaign.id}`))
      await page.getByRole('main').getByRole('link', { name: texts.add }).click()
      await page.getByLabel(texts.type, { exact: true }).selectOption({ label: texts.notification })
      await page.getByLabel(texts.title, { exact: true }).fill(TITLE)
      await page.getByLabel(texts.brief, { exact: true }).fill('Mỗi ngày một món quà.')
      await page.getByRole('textbox', { name: texts.content }).fill('Đăng nhập để nhận quà.')
      await page.getByLabel(texts.readMore).fill('myapp://summer')
      await expect(region(page, texts.preview).getByRole('group', { name: 'iOS' }).getByText(texts.cut)).toBeVisible()
      const audience = region(page, texts.audience)
      await audience.getByRole('button', { name: texts.addCondition }).click()
      const condition = audience.getByRole('group', { name: texts.condition })
      await condition.getByLabel(texts.category).selectOption({ label: texts.progress })
      await condition.getByLabel(texts.metric, { exact: true }).selectOption({ label: texts.level })
      await condition.getByLabel(texts.operator).selectOption({ label: texts.atLeast })
      await condition.getByLabel(texts.value).fill('20')
      await page.keyboard.press('Tab')
      await expect(audience.getByText(texts.estimated).first()).toBeVisible()
      await page.getByRole('button', { name: texts.create }).click()
      await expect(page.getByText(texts.created)).toBeVisible()
    })

    await test.step('reads it back', async () => {
      await expect(heading(page, TITLE)).toBeVisible()
      await expect(region(page, texts.content)).toContainText('Đăng nhập để nhận quà.')
      await expect(region(page, texts.content)).toContainText('myapp://summer')
      await expect(region(page, texts.audience)).toContainText('20')
    })

    await test.step('edits it', async () => {
      await page.getByRole('main').getByRole('link', { name: texts.edit, exact: true }).click()
      await page.getByLabel(texts.title, { exact: true }).fill('Quà mỗi ngày')
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByText(texts.updated)).toBeVisible()
      await expect(heading(page, 'Quà mỗi ngày')).toBeVisible()
    })

    await test.step('duplicates it: the copy is inactive', async () => {
      await (await menuEntry(page, kit, texts.duplicate)).click()
      await expect(page.getByLabel(texts.title, { exact: true })).toHaveValue('Quà mỗi ngày')
      await page.getByLabel(texts.title, { exact: true }).fill('Bản thứ hai')
      await page.getByRole('button', { name: texts.create }).click()
      await expect(heading(page, 'Bản thứ hai')).toBeVisible()
      await page.getByRole('button', { name: texts.activate, exact: true }).click()
      await expect(page.getByText(texts.activated)).toBeVisible()
      await page.getByRole('button', { name: texts.deactivate }).click()
      await expect(page.getByText(texts.deactivated)).toBeVisible()
    })

    await test.step('deletes it: the first one stays in the campaign', async () => {
      await (await menuEntry(page, kit, texts.delete)).click()
      await page.getByRole('alertdialog').getByRole('button', { name: texts.delete }).click()
      await expect(page.getByText(texts.deleted)).toBeVisible()
      const rows = region(page, texts.list).getByRole('listitem')
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('Quà mỗi ngày')
      await expect(rows).toContainText(texts.inactive)
      for (const width of [1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const cut = await rows
          .locator('p')
          .evaluateAll(
            (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight).length,
          )
        expect(cut).toBe(0)
      }
    })
  })
})

test.describe('hostile content', () => {
  test.use({ as: 'owner' })

  const HOSTILE =
    '<p onclick="alert(1)">kept</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">link</a><svg onload="alert(1)"></svg>'
  const TEXT = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const content = { title: `T ${TEXT}`, brief: `B ${TEXT}`, content: HOSTILE, image_url: null, read_more_url: null }

  test('runs on no page that shows it, cleaned by the API or stored by a backend as it came', async ({ page, context, consoleUrl }) => {
    const dialogs: string[] = []
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message())
      await dialog.dismiss()
    })
    const campaign = await (await campaignCalls(context, consoleUrl)).create()
    const publisher = (await context.cookies()).find((cookie) => cookie.name === 'console_publisher')?.value ?? ''
    const application_ids = campaign.campaign_applications.map(({ application }) => application.id)
    const data = { status: 'active', metadata_rule: [], content, application_ids }
    const path = urlFor(createNotification, { campaign_id: campaign.id }, publisher)
    const response = await context.request.post(path, { headers: { Origin: consoleUrl, 'X-Console': '1' }, data })
    const made: Notification = await response.json()
    expect(made.content.content).not.toMatch(/script|onclick|onerror|svg/)

    const lookAtAll = async () => {
      await page.goto(`/campaigns/${campaign.id}`)
      await expect(region(page, 'Notifications').getByRole('link', { name: content.title })).toBeVisible()
      await region(page, 'Notifications').getByRole('link', { name: content.title }).click()
      await expect(heading(page, content.title)).toBeVisible()
      await region(page, 'Content').getByText('kept').click()
      await page.getByRole('button', { name: 'Expanded' }).click()
      const main = page.getByRole('main')
      await expect(main.locator('script, [onclick], [onerror], [onload], a[href^="javascript" i], img[src="x"]')).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(content.title)
      await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('kept')
      await expect(main.locator('script, [onclick], [onerror], [onload], a[href^="javascript" i], img[src="x"]')).toHaveCount(0)
    }
    await lookAtAll()

    const stored = {
      ...made,
      content: { ...content, image_url: 'javascript:alert(1)', read_more_url: 'javascript:alert(1)' },
    }
    await page.route(`**${path}/${made.id}`, (route) => route.fulfill({ json: stored }))
    await page.route(`**${path}?*`, (route) =>
      route.fulfill({ json: { items: [stored], page: 1, page_size: 100, total: 1, total_capped: false } }),
    )
    await lookAtAll()
    expect(dialogs).toEqual([])
  })
})
