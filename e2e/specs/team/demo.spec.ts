import { paths } from '@console/contract'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'viewer', language: 'en' })

test('the sample team opens, explains what would happen and makes no call', async ({ page, at }) => {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pub/') && request.method() !== 'GET') changes.push(request.url())
  })
  await page.goto(at(paths.userDemo()))
  await expect(page.getByRole('heading', { level: 1, name: 'Sample team' })).toBeVisible()
  await page.getByRole('link', { name: 'Minh Trần' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Role').selectOption({ label: 'Author' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Demonstration: nothing was saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw: waiting@team.example' }).click()
  await expect(page.getByText(/^Demonstration: nothing was withdrawn/)).toBeVisible()
  await page.getByRole('link', { name: 'Liên Nguyễn' }).first().click()
  await expect(dialog.getByText('This is the last administrator. Make another member an administrator first.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove member' })).toBeDisabled()
  expect(changes).toEqual([])
})
