import { createCampaign, urlFor } from '@console/contract'
import { PUBLISHER } from '@console/testing/accounts'
import { publisherId } from '../../fixtures/addresses.ts'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('an owner in English', () => {
  test.use({ as: 'owner' })

  test('a role is made with the matrix by keyboard', async ({ page }) => {
    const stamp = Date.now()
    await page.goto('/roles')
    await page.getByRole('link', { name: 'Create role' }).first().click()
    await page.getByLabel('Role name').fill(`Night shift ${stamp}`)
    await page.getByLabel('Description').fill('Looks after campaigns at night')
    await page.getByRole('checkbox', { name: 'Edit campaigns', exact: true }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('checkbox', { name: 'Create campaigns' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Add “View campaigns”' }).press('Enter')
    await expect(page.getByRole('checkbox', { name: 'List campaigns' })).toBeChecked()
    await page.getByRole('button', { name: 'Create role' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Night shift ${stamp}` })).toBeVisible()
    await expect(page.getByText('No member holds this role.')).toBeVisible()
  })
})

test.describe('an owner who views as a role, in Vietnamese', () => {
  test.use({ as: 'owner', language: 'vi' })

  test('sees what its holders see, changes nothing, and comes back to the role', async ({ page, context, consoleUrl, at }) => {
    await page.goto(at('/roles?is_original=true'))
    await page.getByRole('link', { name: 'Biên tập viên', exact: true }).click()
    await page.getByRole('link', { name: 'Xem theo vai trò này' }).click()
    const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' })
    await expect(navigation.getByRole('link', { name: 'Vai trò' })).toBeVisible()
    await page.getByRole('button', { name: 'Bắt đầu xem' }).click()
    const banner = page.getByRole('region', { name: 'Xem theo vai trò' })
    await expect(banner.getByText('theo vai trò “Biên tập viên”')).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Chiến dịch' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Vai trò' })).toHaveCount(0)

    await page.goto(at('/roles/create'))
    await expect(page.getByRole('heading', { level: 1, name: 'Không có quyền' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const publisher = await publisherId(context.request, PUBLISHER)
    const change = { headers: { Origin: consoleUrl, 'X-Console': '1' }, data: { name: 'Không được tạo' } }
    const refused = await context.request.post(urlFor(createCampaign, {}, publisher), change)
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'request_refused'])

    await banner.getByRole('button', { name: 'Kết thúc chế độ xem' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Biên tập viên' })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})
