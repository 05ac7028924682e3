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
  readonly fill: (page: Page, texts: MissionWords) => Promise<void>
  readonly shows: (texts: MissionWords) => readonly string[]
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function condition(page: Page, within: Locator, texts: MissionWords, value: string): Promise<void> {
  await within.getByLabel(texts.category).selectOption({ label: texts.progress })
  await within.getByLabel(texts.metric, { exact: true }).selectOption({ label: texts.level })
  await within.getByLabel(texts.operator).selectOption({ label: texts.atLeast })
  await within.getByLabel(texts.value).fill(value)
  await page.keyboard.press('Tab')
}

const JOURNEYS: readonly Journey[] = [
  {
    type: 'metric_event',
    language: 'en',
    fill: (page, texts) => condition(page, page.getByRole('group', { name: texts.completion }), texts, '30'),
    shows: (texts) => [texts.level, '30'],
  },
  {
    type: 'article',
    language: 'vi',
    async fill(page, texts) {
      await page.getByLabel(texts.title, { exact: true }).fill('Đọc rồi nhận thưởng')
      const image = page.getByRole('group', { name: texts.image })
      await image.locator('input[type=file]').setInputFiles({ name: 'guide.png', mimeType: 'image/png', buffer: PIXEL })
      await expect(image.getByRole('img')).toBeVisible()
      await page.getByLabel(texts.readMore).fill('https://lotus.example/guide')
      await page.getByLabel(texts.duration).fill('90')
    },
    shows: (texts) => ['Đọc rồi nhận thưởng', 'https://lotus.example/guide', texts.seconds],
  },
  {
    type: 'email',
    language: 'en',
    async fill(page, texts) {
      await page.getByLabel(texts.subject).fill('Hello {{first_name}}')
      await page.getByRole('textbox', { name: texts.body }).fill('A reward waits for you.')
      await page.getByRole('button', { name: texts.declare }).click()
      await page.getByLabel(texts.cta).fill('myapp://reward')
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
      const texts = WORDS[language]
      const campaign = await (await campaignCalls(context, consoleUrl)).create()
      const title = (name: string) => page.getByRole('heading', { name, level: 1 })

      await test.step('chooses the type', async () => {
        await page.goto(at(`/campaigns/${campaign.id}`))
        await page.getByRole('main').getByRole('link', { name: texts.create }).first().click()
        await page.getByRole('radio', { name: texts.types[type] }).check()
      })

      await test.step('fills in what it asks, whom it reaches and what it earns', async () => {
        await page.getByLabel(texts.name).fill('Made in a browser')
        await region(page, MISSION[language]).getByLabel(texts.description).fill('What there is to do.')
        await fill(page, texts)
        const audience = region(page, texts.audience)
        await audience.getByRole('button', { name: texts.addCondition }).click()
        await condition(page, audience.getByRole('group', { name: texts.condition }), texts, '20')
        await expect(audience.getByText(ESTIMATED[language]).first()).toBeVisible()
        const rewards = region(page, texts.rewards)
        await rewards.getByLabel(texts.item).fill('Gold')
        await rewards.getByLabel(texts.amount).fill('100')
        await rewards.getByLabel(texts.summary).fill('100 gold')
        await rewards.getByLabel(texts.description).fill('Into the bag.')
        await page.getByRole('button', { name: texts.create }).click()
        await expect(page.getByText(texts.created)).toBeVisible()
      })

      await test.step('reads it back in words', async () => {
        await expect(title('Made in a browser')).toBeVisible()
        for (const words of shows(texts)) await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
        await expect(region(page, texts.audience)).toContainText('20')
        await expect(region(page, texts.rewards)).toContainText('Gold')
      })

      await test.step('edits it', async () => {
        await page.getByRole('main').getByRole('link', { name: texts.edit, exact: true }).click()
        await expect(page.getByLabel(texts.name)).toHaveValue('Made in a browser')
        await expect(region(page, texts.rewards).getByLabel(texts.amount)).toHaveValue('100')
        await page.getByLabel(texts.name).fill('Made and changed')
        await page.getByRole('button', { name: texts.save }).click()
        await expect(page.getByText(texts.updated)).toBeVisible()
        await expect(title('Made and changed')).toBeVisible()
        for (const words of shows(texts)) await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
      })
    })
  })
}

const MISSION = { en: 'Mission', vi: 'Nhiệm vụ' } as const
const ESTIMATED = { en: /^[\d,]+ characters?$/, vi: /^[\d.]+ nhân vật$/ } as const
