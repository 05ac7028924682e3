import type { Locator, Page } from '@playwright/test'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { Language } from '../../fixtures/words.ts'

const WORDS = {
  en: {
    create: 'Create mission',
    created: 'Mission created',
    updated: 'Mission updated',
    edit: 'Edit',
    save: 'Save',
    name: 'Mission name',
    description: 'Description',
    types: { metric_event: 'Metric event', article: 'Article', email: 'Email' },
    category: 'Metric category',
    progress: 'Progress',
    metric: 'Metric',
    level: 'Level',
    operator: 'Operator',
    atLeast: 'is at least',
    value: 'Value',
    completion: 'Completion rule',
    audience: 'Audience',
    addCondition: 'Add condition',
    condition: 'Condition 1',
    rewards: 'Rewards',
    item: 'Item',
    amount: 'Amount',
    summary: 'Summary',
    title: 'Title',
    image: 'Image',
    readMore: 'Read-more URL',
    duration: 'Duration',
    subject: 'Subject',
    body: 'Email content',
    cta: 'CTA link',
    declare: 'Declare {{first_name}}',
    seconds: '90 seconds',
  },
  vi: {
    create: 'Tạo nhiệm vụ',
    created: 'Đã tạo nhiệm vụ',
    updated: 'Đã cập nhật nhiệm vụ',
    edit: 'Sửa',
    save: 'Lưu',
    name: 'Tên nhiệm vụ',
    description: 'Mô tả',
    types: { metric_event: 'Sự kiện chỉ số', article: 'Bài viết', email: 'Email' },
    category: 'Nhóm chỉ số',
    progress: 'Tiến trình',
    metric: 'Chỉ số',
    level: 'Cấp độ',
    operator: 'Toán tử',
    atLeast: 'từ … trở lên',
    value: 'Giá trị',
    completion: 'Điều kiện hoàn thành',
    audience: 'Đối tượng',
    addCondition: 'Thêm điều kiện',
    condition: 'Điều kiện 1',
    rewards: 'Phần thưởng',
    item: 'Vật phẩm',
    amount: 'Số lượng',
    summary: 'Tóm tắt',
    title: 'Tiêu đề',
    image: 'Hình ảnh',
    readMore: 'URL đọc thêm',
    duration: 'Thời lượng',
    subject: 'Tiêu đề email',
    body: 'Nội dung email',
    cta: 'Liên kết CTA',
    declare: 'Khai báo {{first_name}}',
    seconds: '90 giây',
  },
} as const satisfies Record<Language, unknown>
type MissionWords = (typeof WORDS)[Language]

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

interface Journey {
  readonly type: 'metric_event' | 'article' | 'email'
  readonly language: Language
  readonly fill: (page: Page, say: MissionWords) => Promise<void>
  readonly shows: (say: MissionWords) => readonly string[]
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function condition(page: Page, within: Locator, say: MissionWords, value: string): Promise<void> {
  await within.getByLabel(say.category).selectOption({ label: say.progress })
  await within.getByLabel(say.metric, { exact: true }).selectOption({ label: say.level })
  await within.getByLabel(say.operator).selectOption({ label: say.atLeast })
  await within.getByLabel(say.value).fill(value)
  await page.keyboard.press('Tab')
}

const JOURNEYS: readonly Journey[] = [
  {
    type: 'metric_event',
    language: 'en',
    fill: (page, say) => condition(page, page.getByRole('group', { name: say.completion }), say, '30'),
    shows: (say) => [say.level, '30'],
  },
  {
    type: 'article',
    language: 'vi',
    async fill(page, say) {
      await page.getByLabel(say.title, { exact: true }).fill('Đọc rồi nhận thưởng')
      const image = page.getByRole('group', { name: say.image })
      await image.locator('input[type=file]').setInputFiles({ name: 'guide.png', mimeType: 'image/png', buffer: PIXEL })
      await expect(image.getByRole('img')).toBeVisible()
      await page.getByLabel(say.readMore).fill('https://lotus.example/guide')
      await page.getByLabel(say.duration).fill('90')
    },
    shows: (say) => ['Đọc rồi nhận thưởng', 'https://lotus.example/guide', say.seconds],
  },
  {
    type: 'email',
    language: 'en',
    async fill(page, say) {
      await page.getByLabel(say.subject).fill('Hello {{first_name}}')
      await page.getByRole('textbox', { name: say.body }).fill('A reward waits for you.')
      await page.getByRole('button', { name: say.declare }).click()
      await page.getByLabel(say.cta).fill('myapp://reward')
    },
    shows: () => ['Hello {{first_name}}', 'A reward waits for you.', 'myapp://reward'],
  },
]

for (const { type, language, fill, shows } of JOURNEYS) {
  test.describe(`${type} in ${language}`, () => {
    test.use({ language, as: 'owner' })

    test('a mission is created with an audience and a reward, read back, edited and read back', async ({
      page,
      context,
      consoleUrl,
      at,
    }) => {
      const say = WORDS[language]
      const campaign = await (await campaignCalls(context, consoleUrl)).create()
      const title = (name: string) => page.getByRole('heading', { name, level: 1 })

      await test.step('chooses the type', async () => {
        await page.goto(at(`/campaigns/${campaign.id}`))
        await page.getByRole('main').getByRole('link', { name: say.create }).first().click()
        await page.getByRole('radio', { name: say.types[type] }).check()
      })

      await test.step('fills in what it asks, whom it reaches and what it earns', async () => {
        await page.getByLabel(say.name).fill('Made in a browser')
        await region(page, MISSION[language]).getByLabel(say.description).fill('What there is to do.')
        await fill(page, say)
        const audience = region(page, say.audience)
        await audience.getByRole('button', { name: say.addCondition }).click()
        await condition(page, audience.getByRole('group', { name: say.condition }), say, '20')
        await expect(audience.getByText(ESTIMATED[language]).first()).toBeVisible()
        const rewards = region(page, say.rewards)
        await rewards.getByLabel(say.item).fill('Gold')
        await rewards.getByLabel(say.amount).fill('100')
        await rewards.getByLabel(say.summary).fill('100 gold')
        await rewards.getByLabel(say.description).fill('Into the bag.')
        await page.getByRole('button', { name: say.create }).click()
        await expect(page.getByText(say.created)).toBeVisible()
      })

      await test.step('reads it back in words', async () => {
        await expect(title('Made in a browser')).toBeVisible()
        for (const words of shows(say)) await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
        await expect(region(page, say.audience)).toContainText('20')
        await expect(region(page, say.rewards)).toContainText('Gold')
      })

      await test.step('edits it', async () => {
        await page.getByRole('main').getByRole('link', { name: say.edit, exact: true }).click()
        await expect(page.getByLabel(say.name)).toHaveValue('Made in a browser')
        await expect(region(page, say.rewards).getByLabel(say.amount)).toHaveValue('100')
        await page.getByLabel(say.name).fill('Made and changed')
        await page.getByRole('button', { name: say.save }).click()
        await expect(page.getByText(say.updated)).toBeVisible()
        await expect(title('Made and changed')).toBeVisible()
        for (const words of shows(say)) await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
      })
    })
  })
}

const MISSION = { en: 'Mission', vi: 'Nhiệm vụ' } as const
const ESTIMATED = { en: /^[\d,]+ characters?$/, vi: /^[\d.]+ nhân vật$/ } as const
