import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { approveMetric } from '../../fixtures/provider.ts'
import { expect, test } from '../../fixtures/test.ts'

const sandboxUrl = process.env.E2E_SANDBOX_URL ?? ''
const own = () => `${process.pid}_${Date.now()}`

test.describe('in Vietnamese', () => {
  test.use({ language: 'vi', as: 'owner' })

  test('a metric that a rule lacks is asked for, approved by the provider and chosen in the rule', async ({
    page,
    context,
    browser,
    consoleUrl,
    at,
  }) => {
    const metric = `Số rồng đã thuần hóa ${own()}`
    const code = `dragons_${own()}`
    const { id } = await (await campaignCalls(context, consoleUrl)).create()
    await page.goto(at(`/campaigns/${id}/mission/create`))
    await page.getByRole('radio', { name: 'Sự kiện chỉ số' }).check()
    await page.getByLabel('Tên nhiệm vụ').fill('Thuần hóa rồng')
    const audience = page.getByRole('region', { name: 'Đối tượng', exact: true })
    const condition = audience.getByRole('group', { name: 'Điều kiện 1' })
    await audience.getByRole('button', { name: 'Thêm điều kiện' }).click()
    await condition.getByLabel('Nhóm chỉ số').selectOption({ label: 'Tiến trình' })

    const opening = context.waitForEvent('page')
    await audience.getByRole('link', { name: 'Thiếu chỉ số? Gửi yêu cầu' }).click()
    const request = await opening
    await test.step('asks for it with the category and the application of the mission', async () => {
      await expect(request.getByLabel('Nhóm chỉ số').locator('option:checked')).toHaveText('Tiến trình')
      await expect(request.getByLabel('Ứng dụng').locator('option:checked')).toHaveText('Lotus Quest (LIVE)')
      await request.getByLabel('Tên chỉ số').fill('nhiem vu da xong')
      await expect(request.getByRole('group', { name: /^Đã có/ })).toContainText('Tiến trình › Số nhiệm vụ trong game đã xong')
      await request.getByLabel('Tên chỉ số').fill(metric)
      await request.getByLabel('Mô tả').fill('Số rồng mà nhân vật đã thuần hóa.')
      await request.getByLabel('Kiểu dữ liệu').selectOption('integer')
      await request.getByRole('button', { name: 'Tạo yêu cầu chỉ số' }).click()
      await expect(request.getByText(/^Nhà cung cấp sẽ xem xét/)).toBeVisible()
    })

    await test.step('sees the decision', async () => {
      await approveMetric(browser, sandboxUrl, metric, code)
      await request.reload()
      await expect(request.getByRole('heading', { level: 1, name: metric })).toBeVisible()
      await expect(request.getByRole('main').getByText('Đã duyệt', { exact: true })).toBeVisible()
      const decision = request.getByRole('region', { name: 'Quyết định' })
      await expect(decision).toContainText(code)
      await expect(decision).toContainText(`Tiến trình › ${metric}`)
      await request.close()
    })

    await test.step('finds the mission as it was and chooses the metric', async () => {
      await expect(page.getByLabel('Tên nhiệm vụ')).toHaveValue('Thuần hóa rồng')
      await condition.getByLabel('Nhóm chỉ số').selectOption({ label: 'Mức độ gắn bó' })
      await condition.getByLabel('Nhóm chỉ số').selectOption({ label: 'Tiến trình' })
      await condition.getByLabel('Chỉ số', { exact: true }).selectOption({ label: metric })
      await condition.getByLabel('Toán tử').selectOption({ label: 'từ … trở lên' })
      await condition.getByLabel('Giá trị').fill('3')
      await expect(condition.getByText(`“${metric}” từ 3 trở lên`)).toBeVisible()
    })
  })
})
