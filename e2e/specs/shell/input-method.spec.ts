import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner', language: 'vi' })

test('Enter that ends a word being composed opens no hit of the palette, the next one does', async ({ page, at, context }) => {
  await page.goto(at('/my-profile'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await expect(box).toBeFocused()
  const keyboard = await context.newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'vai trò', selectionStart: 7, selectionEnd: 7 })
  const hit = page.getByRole('option', { name: 'Đến mục Vai trò' })
  await expect(hit).toBeVisible()
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 })
  await keyboard.send('Input.insertText', { text: 'vai trò' })
  await expect(box).toHaveValue('vai trò')
  await expect(hit).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/roles'))
})
