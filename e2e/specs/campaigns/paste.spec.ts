import { paste } from '../../fixtures/paste.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner', language: 'vi' })

test('what a page shows comes in as it is seen there, and the page says what cannot come', async ({ page, at, texts }) => {
  await page.goto(at('/campaigns/create'))
  const area = page.getByRole('textbox', { name: texts.description }).and(page.locator('[data-lexical-editor]'))
  await area.click()
  await paste(area, {
    'text/html':
      '<style>.mark{font-weight:700}</style><p class=mark style="color:oklch(0.6 0.25 29);margin:0 0 8pt 30px">Quà <img alt="🎁" src="data:,"></p>' +
      '<pre>mã A\n  mã B</pre><ol start=3><li>Nhận quà</ol><p>Rồi</p><ol><li>Mở<ol><li>ứng dụng</ol><li>Chơi</ol>' +
      '<p style="color:#d9d9d9;background:var(--none)">Gửi <a href="mailto:linh@lotus.example">cho Linh</a> <img src="file:///a.png"><img src="data:,"></p>',
  })
  await expect(area.locator('p')).toHaveText(['Quà 🎁', 'mã A\u00a0\u00a0mã B', '3. Nhận quà', 'Rồi', 'Gửi cho Linh'])
  const first = area.locator('p').first().locator('strong, b')
  await expect(first).toHaveCSS('color', 'rgb(220, 38, 38)')
  await expect(area.locator('[style*=background]')).toHaveCount(0)
  await expect(area.locator('p br')).toHaveCount(1)
  await expect(area.locator('ol > li')).toHaveText(['Mở', 'ứng dụng', 'ứng dụng', 'Chơi'])
  // With a value on each, a layout of thousands takes seconds.
  await expect(area.locator('li[value]')).toHaveCount(0)
  await expect(page.getByText('Không dán được 2 hình ảnh hoặc video.')).toBeVisible()
  await expect(page.getByText('1 liên kết được dán dưới dạng văn bản')).toBeVisible()
  await page.keyboard.type('!')
  await expect(page.getByText('Không dán được 2 hình ảnh')).toBeVisible()
  await paste(area, { 'text/plain': 'Hết' })
  await expect(page.getByText('Không dán được')).toHaveCount(0)
})
