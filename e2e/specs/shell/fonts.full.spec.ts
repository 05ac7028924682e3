import { isInstalled, layoutFonts, usualFont } from '@console/tooling'
import { expect, test } from '../../fixtures/test.ts'

test('a page is drawn in the one font that it is tested under', { tag: '@layout' }, async ({ page }) => {
  const font = layoutFonts.find(({ name }) => name === test.info().project.name) ?? usualFont
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts).toHaveLength(1)
  // Each weight may have a name of its own that begins with the font's. Without the font, the machine's own is used.
  if (isInstalled(font)) expect(fonts[0]?.familyName.startsWith(font.name)).toBe(true)
})
