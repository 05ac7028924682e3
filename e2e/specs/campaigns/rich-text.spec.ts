import type { Page } from '@playwright/test'
import { campaignCalls, save } from '../../fixtures/campaign-editor.ts'
import { twoFrames, untilQuiet } from '../../fixtures/network.ts'
import { paste } from '../../fixtures/paste.ts'
import { expect, layoutLanguages, test } from '../../fixtures/test.ts'

// Each refusal of the content policy is a complaint of the page, which fails the test.
test.use({ as: 'owner' })

test.beforeEach(async ({ context }) => {
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  await context.route(/^https:\/\/[^/]*\.example\//, (route) => route.fulfill({ contentType: 'image/gif', body: pixel }))
})

/** The editor, after the plain field. */
const surface = (page: Page) => page.getByRole('textbox', { name: 'Description' }).and(page.locator('[data-lexical-editor]'))
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

const hostile = [
  '<script>alert(1)</script><img src=x onerror=alert(1)><p onclick="alert(1)" onmouseover=alert(1)>kept</p>',
  '<svg onload=alert(1)><script>alert(1)</script><foreignObject><p>x</p></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">first</a><a href="java&Tab;script&NewLine;:alert(1)">second</a><a href=" JaVaScRiPt://%0aalert(1)">third</a>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">send</button></form><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/a)">where it stands</p><style>*{color:red}</style>',
  '<img src="https://pictures.example/a.png"><a href="https://x.example/?q=<script>">link</a><!--><img src=x onerror=alert(1)>-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><template><img src=x onerror=alert(1)></template>',
].join('')

test('hostile HTML by the API is kept as the allowed part of it, and nothing of it runs on the page', async ({
  page,
  context,
  consoleUrl,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const campaign = await (await campaignCalls(context, consoleUrl)).create({ description: hostile })
  await page.goto(`/campaigns/${campaign.id}`)
  const kept = page.getByRole('main').locator('p', { hasText: 'kept' })
  await expect(kept).toBeVisible()
  await kept.click()
  const text = page.getByRole('region', { name: 'Description' })
  await expect(text.locator('script, iframe, svg, math, form, style, template, [onclick], [onerror], [style]')).toHaveCount(0)
  await expect(text.getByRole('link')).toHaveCount(1)
  await expect(text.getByRole('link', { name: 'link' })).toHaveAttribute('href', 'https://x.example/?q=%3Cscript%3E')
  await expect(text.locator('img')).toHaveAttribute('src', 'https://pictures.example/a.png')
  await expect(text).toContainText('where it stands')
  expect(dialogs).toEqual([])
})

test('what is written with the toolbar is read with its size, color and alignment', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create({ description: 'Old words\nand more' })
  await page.goto(`/campaigns/${campaign.id}/edit`)
  await expect(surface(page)).toHaveText('Old wordsand more')
  await surface(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Text size/ })
    .click()
  await page.getByRole('menuitemradio', { name: '24 px' }).click()
  await tool(page, 'Bold').click()
  await tool(page, 'Align center').click()
  await tool(page, 'Text color').click()
  await page.getByRole('button', { name: 'Blue, dark', exact: true }).click()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('4 words, 17 characters')).toBeVisible()
  await save(page).click()
  const words = page.getByRole('main').getByText('Old words', { exact: true })
  await expect(words).toBeVisible()
  await expect(words).toHaveCSS('font-size', '24px')
  await expect(words).toHaveCSS('color', 'rgb(30, 64, 175)')
  await expect(words).toHaveCSS('text-align', 'center')
  await expect(words).toHaveCSS('font-weight', '700')
})

test('the toolbar is one stop of the keyboard, with arrows inside, and links are checked', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create({ description: 'one two' })
  await page.goto(`/campaigns/${campaign.id}/edit`)
  await surface(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Undo')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'Paste as plain text')).toBeFocused()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
  await expect(tool(page, 'Link')).toBeFocused()
  await page.keyboard.press('Enter')
  const address = page.getByLabel('Link URL')
  await expect(address).toBeFocused()
  await page.keyboard.type('javascript://x.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a valid URL or app link.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Link')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Link URL').fill('game://open?level=1\u200b')
  await page.keyboard.press('Enter')
  await expect(surface(page)).toBeFocused()
  await save(page).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'one two' })).toHaveAttribute('href', 'game://open?level=1')
})

test('what Word copies comes in twice, as the editor’s own copies do, and hostile clipboards bring nothing', async ({
  page,
  context,
  consoleUrl,
}) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create({ description: '' })
  await page.goto(`/campaigns/${campaign.id}/edit`)
  await surface(page).click()
  const word =
    "<html xmlns:o='urn:schemas-microsoft-com:office:office'><body><!--StartFragment--><p class=MsoNormal align=center style='text-align:center'>" +
    '<b><span style=\'font-size:18.0pt;font-family:"Arial",sans-serif;color:red\'>From Word<o:p></o:p></span></b></p>' +
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>item</p><!--EndFragment--></body></html>"
  await paste(surface(page), { 'text/html': word, 'text/plain': 'From Word' })
  await expect(surface(page).locator('li')).toHaveCount(1)
  await paste(surface(page), { 'text/html': word, 'text/plain': 'From Word' })
  await expect(surface(page).getByText('From Word')).toHaveCount(2)
  await expect(surface(page).getByText('From Word').first()).toHaveCSS('font-size', '24px')

  await page.keyboard.press('ControlOrMeta+a')
  // The browser tells of a new selection before it draws; keys that come sooner find the old one.
  await twoFrames(page)
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ArrowRight')
  await twoFrames(page)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(surface(page).getByText('From Word')).toHaveCount(4)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(surface(page).getByText('From Word')).toHaveCount(6)

  await paste(surface(page), {
    'text/html': hostile,
    'application/x-lexical-editor': JSON.stringify({
      namespace: 'rich-text',
      nodes: [{ type: 'link', url: 'javascript:alert(1)', children: [] }],
    }),
  })
  await expect(surface(page)).toContainText('where it stands')
  await expect(surface(page).locator('script, iframe, svg, math, form, style, [onclick], [onerror], a[href^="javascript" i]')).toHaveCount(
    0,
  )

  await tool(page, 'Paste as plain text').click()
  await paste(surface(page), { 'text/html': '<b>only</b>', 'text/plain': ' <only words>' })
  await expect(surface(page)).toContainText('<only words>')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(surface(page)).not.toContainText('<only words>')
})

test('50,000 characters can still be edited, and a text too long to keep stays in the form', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create({ description: '' })
  await page.goto(`/campaigns/${campaign.id}/edit`)
  await surface(page).click()
  const line = 'Mười chữ cái và một dòng dài hơn thế, viết đi viết lại cho đủ số lượng.'
  const text = Array.from({ length: 50_000 / 100 }, () => line.padEnd(99, '.')).join('\n\n')
  await paste(surface(page), { 'text/plain': text })
  await expect(page.getByText(/, 49,500 characters$/)).toBeVisible()
  await page.keyboard.type('and an end')
  await expect(page.getByText(/, 49,510 characters$/)).toBeVisible()
  await expect(page.getByText(/^Characters, formatting included: 53,.* of 20,000$/)).toBeVisible()
  await expect(surface(page).locator('p').last()).toHaveText(/and an end$/)
  await save(page).click()
  await expect(page.getByText('Use at most 20,000 characters, formatting included.')).toBeVisible()
  await expect(surface(page)).toBeFocused()
  // What is typed slowly is undone in more steps than one.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('0 words, 0 characters')).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

test('a page on which no one writes does not fetch the editor', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create({ description: '<p><b>x</b></p>' })
  const scripts: string[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()))
  // Fetched again: the page may have left a response behind before it was read.
  const withEditor = async () => {
    const texts = await Promise.all(scripts.map((url) => page.request.get(url).then((response) => response.text())))
    return texts.filter((text) => text.includes('__lexicalEditor')).length
  }
  await page.goto('/campaigns')
  await untilQuiet(page)
  await page.goto(`/campaigns/${campaign.id}`)
  await untilQuiet(page)
  expect(await withEditor()).toBe(0)
  await page.goto(`/campaigns/${campaign.id}/edit`)
  await expect(surface(page)).toBeVisible()
  await expect.poll(withEditor).toBe(1)
})

/** Holds the editor's files, which are fetched after the form is drawn, until the returned function is called. */
async function holdEditor(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/modules\/campaigns\/.+\.js$/, async (route) => {
    if (await page.locator('form [role=textbox]').count()) await held.promise
    await route.continue()
  })
  return held.resolve
}

const openWithout = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

test('what is typed before the editor is there goes into it, and the typing goes on in it', async ({ page, context, consoleUrl }) => {
  const campaign = await (await campaignCalls(context, consoleUrl)).create({ description: '<p>Old <b>words</b></p>' })
  const release = await holdEditor(page)
  await openWithout(page, `/campaigns/${campaign.id}/edit`)
  const early = page.getByRole('textbox', { name: 'Description' })
  await early.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' and')
  await page.keyboard.press('Enter')
  await page.keyboard.type('tiế')
  await expect(surface(page)).toHaveCount(0)
  release()
  await page.keyboard.type('ng Việt')
  await expect(surface(page)).toBeFocused()
  await page.keyboard.type(' here')
  await expect(surface(page).locator('p')).toHaveText(['Old words and', 'tiếng Việt here'])
  await save(page).click()
  await expect(page.getByRole('main').getByText('tiếng Việt here')).toBeVisible()
  await expect(page.getByRole('main').locator('b', { hasText: 'words' })).toBeVisible()
})

test('a character that is being composed is whole before the editor comes', async ({ page }) => {
  const release = await holdEditor(page)
  await openWithout(page, '/campaigns/create')
  const early = page.getByRole('textbox', { name: 'Description' })
  await early.click()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'tie', selectionStart: 3, selectionEnd: 3 })
  release()
  await untilQuiet(page)
  await keyboard.send('Input.imeSetComposition', { text: 'tiế', selectionStart: 3, selectionEnd: 3 })
  await expect(early).toHaveText('tiế')
  await expect(surface(page)).toHaveCount(0)
  await keyboard.send('Input.insertText', { text: 'tiếng' })
  await expect(surface(page)).toBeFocused()
  await page.keyboard.type(' Việt')
  await expect(surface(page)).toHaveText('tiếng Việt')
})

for (const { language, tag, round } of layoutLanguages('vi')) {
  test.describe(`in ${language}`, { tag: [...tag, ...round] }, () => {
    test.use({ language })

    test('at every width the editor takes the place that was kept for it, and no other', async ({ page, texts, at }) => {
      const release = await holdEditor(page)
      await openWithout(page, at('/campaigns/create'))
      const area = page.getByRole('textbox', { name: texts.description })
      await expect(area).toBeVisible()
      const boxes = async () => {
        const found = []
        for (const width of [320, 480, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await twoFrames(page)
          found.push({ width, area: await area.boundingBox(), form: await page.locator('form').boundingBox() })
        }
        return found
      }
      const before = await boxes()
      release()
      await expect(area.and(page.locator('[data-lexical-editor]'))).toBeVisible()
      expect(await boxes()).toEqual(before)
    })
  })
}
