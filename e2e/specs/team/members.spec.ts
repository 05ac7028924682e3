import { listUsers, urlFor } from '@console/contract'
import { signedInState } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('in Vietnamese', () => {
  test.use({ as: 'owner', language: 'vi' })

  test('one of three addresses is invited, and another role holds from the member’s next call', async ({
    page,
    browser,
    consoleUrl,
    at,
  }) => {
    const email = `moi-${Date.now()}@lotus.example`
    await page.goto(at('/users/user-invite'))
    await page.getByLabel('Địa chỉ email').fill(`${email}, sai@; editor@lotus.example`)
    const marked = page.getByRole('list', { name: 'Những địa chỉ sẽ không được mời' })
    await expect(marked.getByText('Địa chỉ email không hợp lệ. Hãy sửa hoặc bỏ đi.')).toBeVisible()
    await expect(marked.getByText('Người này đã là thành viên.')).toBeVisible()
    await page.getByLabel('Vai trò').selectOption('Người xem')
    await marked.getByRole('button', { name: 'Bỏ sai@' }).click()
    await page.getByRole('button', { name: 'Gửi lời mời' }).click()
    await expect(page.getByRole('button', { name: `Thu hồi: ${email}` })).toBeVisible()
    await page.getByRole('button', { name: `Thu hồi: ${email}` }).click()
    await expect(page.getByText(`Đã thu hồi lời mời: ${email}`)).toBeVisible()

    const other = await browser.newContext({ baseURL: consoleUrl, storageState: await signedInState(browser, consoleUrl, 'editor') })
    const publisher = (await other.cookies()).find(({ name }) => name === 'console_publisher')?.value ?? ''
    const members = () => other.request.get(urlFor(listUsers, {}, publisher))
    expect((await members()).status()).toBe(403)
    const changeTo = async (role: string) => {
      await page.goto(at('/users?q=editor@'))
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page.getByRole('combobox', { name: 'Vai trò' })).toHaveValue(/.+/)
      await page.getByRole('combobox', { name: 'Vai trò' }).selectOption({ label: role })
      await page.getByRole('button', { name: 'Lưu' }).click()
      await page.waitForURL((url) => url.pathname.endsWith('/users'))
    }
    await changeTo('Người xem')
    expect((await members()).status()).toBe(200)
    await changeTo('Biên tập viên')
    expect((await members()).status()).toBe(403)
    await other.close()
  })
})
