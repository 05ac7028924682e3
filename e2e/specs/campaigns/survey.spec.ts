import type { Page } from '@playwright/test'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Titles and labels of the survey, in the order of the page. */
const texts = (page: Page) =>
  page
    .locator('[name^="content.pages"]:is([name$=".title"], [name$=".label"])')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

test.describe('in Vietnamese, with the keyboard alone', () => {
  test.use({ language: 'vi', as: 'owner' })

  test('a survey is built, reordered, undone, saved, read back and edited', async ({ page, context, consoleUrl, at }) => {
    const campaign = await (await campaignCalls(context, consoleUrl)).create()
    const group = (name: string) => page.getByRole('group', { name, exact: true })
    const first = group('Trang 1')
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).last().focus()
      await page.keyboard.press('Enter')
    }
    const enter = async (name: string, text: string) => {
      await page.locator(`[name="${name}"]`).focus()
      await page.keyboard.type(text)
    }
    await page.goto(at(`/campaigns/${campaign.id}/mission/create`))
    await page.getByRole('radio', { name: 'Khảo sát' }).focus()
    await page.keyboard.press('Space')

    await test.step('writes a question with options', async () => {
      await expect(first).toBeVisible()
      await enter('content.title', 'Ý kiến của bạn')
      await page.keyboard.press('Tab')
      await enter('content.pages.0.questions.0.title', 'Bạn thích gì?')
      await enter('content.pages.0.questions.0.options.0.label', 'Đấu trường')
      await page.keyboard.press('Enter')
      await expect(page.locator('[name="content.pages.0.questions.0.options.1.label"]')).toBeFocused()
      await page.keyboard.type('Cốt truyện')
      await page.keyboard.press('Alt+ArrowUp')
      await expect(page.locator('[name="content.pages.0.questions.0.options.0.label"]')).toBeFocused()
    })

    await test.step('adds a question of another type and moves it up', async () => {
      await press('Thêm câu hỏi')
      await expect(page.locator('[name="content.pages.0.questions.1.title"]')).toBeFocused()
      await page.keyboard.type('Vì sao?')
      await page.keyboard.press('Tab')
      // The first letter is enough; letters with accents are inserted where the caret was.
      await page.keyboard.type('V')
      await expect(page.getByLabel('Độ dài tối đa')).toBeVisible()
      await page.locator('[name="content.pages.0.questions.1.title"]').focus()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(page.locator('[name="content.pages.0.questions.0.title"]')).toBeFocused()
      await expect(page.getByText('Đã chuyển câu hỏi đến vị trí 1 của trang 1.')).toBeAttached()
    })

    const built = ['', 'Vì sao?', 'Bạn thích gì?', 'Cốt truyện', 'Đấu trường']
    await test.step('moves it to a new page, undoes all of that and does it again', async () => {
      expect(await texts(page)).toEqual(built)
      await press('Thêm trang')
      await expect(group('Trang 2')).toBeVisible()
      await press('Xóa câu hỏi 1')
      await first.getByRole('button', { name: 'Chuyển câu hỏi 2 xuống' }).focus()
      await page.keyboard.press('Enter')
      await expect(group('Trang 2').getByRole('button', { name: 'Chuyển câu hỏi 1 xuống' })).toBeFocused()
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await expect(group('Trang 2')).toHaveCount(0)
      expect(await texts(page)).toEqual(built)
      await press('Làm lại')
      await press('Làm lại')
      await press('Làm lại')
      await expect(group('Trang 2').getByRole('button', { name: /^1\. Bạn thích gì/ })).toBeVisible()
    })

    await test.step('is led to what is wrong', async () => {
      await press('Xóa lựa chọn 2')
      await press('Xóa lựa chọn 1')
      await press('Tạo nhiệm vụ')
      await expect(page.locator('[name="name"]')).toBeFocused()
      await press('Trang 2, câu hỏi 1: Cần ít nhất 1 lựa chọn.')
      await expect(group('Trang 2').getByRole('button', { name: 'Thêm lựa chọn' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.type('Đua xe')
      await expect(page.getByText('Khảo sát này có')).toHaveCount(0)
    })

    await test.step('fills in the rest and reads it back', async () => {
      await enter('name', 'Khảo sát bằng bàn phím')
      await enter('description', 'Trả lời vài câu.')
      await enter('rewards.0.reward_description.item', 'Vàng')
      await enter('rewards.0.reward_description.amount', '5')
      await enter('rewards.0.reward_description.summary', '5 vàng')
      await enter('rewards.0.reward_description.description', 'Vào túi.')
      await press('Tạo nhiệm vụ')
      await expect(page.getByText('Đã tạo nhiệm vụ')).toBeVisible()
      const content = page.getByRole('region', { name: 'Nội dung' })
      await expect(content.getByText('Văn bản · Bắt buộc · tối đa 500 ký tự')).toBeVisible()
      await expect(content.getByText('Đua xe')).toBeVisible()
    })

    await test.step('edits it: the pages change places', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Sửa', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(first).toBeVisible()
      await press('Chuyển trang 1 xuống')
      await press('Lưu')
      await expect(page.getByText('Đã cập nhật nhiệm vụ')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Nội dung' })).toHaveText(/Bạn thích gì.*Vì sao/)
    })
  })
})

test.describe('in English, with the pointer', () => {
  test.use({ language: 'en', as: 'owner' })

  test('options and questions are dragged to their place, also onto another page', async ({ page, context, consoleUrl }) => {
    const campaign = await (await campaignCalls(context, consoleUrl)).create()
    const group = (name: string) => page.getByRole('group', { name, exact: true })
    // Tall enough for nothing to be dragged past its end.
    await page.setViewportSize({ width: 1280, height: 2400 })
    await page.goto(`/campaigns/${campaign.id}/mission/create`)
    await page.getByRole('radio', { name: 'Survey' }).check()
    const option = (number: number) => page.getByRole('textbox', { name: `Option ${number}` })
    for (const [at, label] of ['One', 'Two'].entries()) await option(at + 1).fill(label)
    const rows = page.locator('[data-option]')
    await rows
      .nth(1)
      .locator('[data-handle]')
      .dragTo(rows.nth(0), { targetPosition: { x: 40, y: 3 } })
    await expect(option(1)).toHaveValue('Two')
    await group('Question 1').getByRole('textbox', { name: 'Question', exact: true }).fill('Dragged')
    await page.getByRole('button', { name: 'Add page' }).click()
    const handle = group('Page 1').getByRole('group', { name: 'Question 1' }).locator('[data-handle]').first()
    await handle.dragTo(group('Page 2').getByRole('group', { name: 'Question 1' }), { targetPosition: { x: 40, y: 5 } })
    await expect(group('Page 2').getByRole('button', { name: /^1\. Dragged/ })).toBeVisible()
    await expect(group('Page 1').getByText('A page needs at least one question.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(group('Page 1').getByRole('button', { name: /^1\. Dragged/ })).toBeVisible()
  })
})
