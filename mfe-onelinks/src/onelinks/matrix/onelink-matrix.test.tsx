import { call } from '@console/api'
import { createOnelink, listOnelinks, paths } from '@console/contract'
import { hidePage, interceptCalls, isCallOf, keptInBrowser, recordCalls, renderPage, savedFiles } from '@console/testing'
import { expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import onelinks from '../../module.ts'

test('links of a matrix are made each by itself, and those that failed are made alone on the next try', async () => {
  const sent: string[] = []
  interceptCalls(async (request) => {
    if (!isCallOf(createOnelink, request)) return undefined
    const { campaign_info } = await request.clone().json()
    sent.push(`${campaign_info.utm_source} ${campaign_info.utm_medium}`)
    const isRefused = sent.filter((one) => one === 'báo qr').length === 1 && sent.at(-1) === 'báo qr'
    return isRefused
      ? Response.json({ type: 'urn:pub:problem:permission_denied', title: '', status: 403, code: 'permission_denied' }, { status: 403 })
      : undefined
  })
  const { user } = await renderPage(onelinks, paths.onelinkMatrix(), { as: 'editor' })
  await user.type(await screen.findByRole('textbox', { name: 'Display name' }), 'Many')
  await user.type(screen.getByRole('textbox', { name: 'UTM sources' }), 'báo\nfacebook')
  await user.type(screen.getByRole('textbox', { name: 'UTM mediums' }), 'qr\nemail')
  expect(screen.getByText('4 links (limit: 100).')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create Onelinks' }))
  expect(await screen.findByText('Couldn’t create 1 link.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3'))
  await user.click(await screen.findByRole('button', { name: 'Retry failed links' }))
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4'))
  expect(sent.toSorted()).toEqual(['báo email', 'báo qr', 'báo qr', 'facebook email', 'facebook qr'])
  const { items } = await call(listOnelinks, { q: 'Many:', sort: 'display_name' })
  expect(items.map(({ display_name }) => display_name)).toEqual([
    'Many: báo / email',
    'Many: báo / qr',
    'Many: facebook / email',
    'Many: facebook / qr',
  ])
  // A restored draft of existing links would make them twice.
  expect(keptInBrowser.size).toBe(0)
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  const [file] = await savedFiles()
  expect(file?.text.split('\r\n')).toHaveLength(5)
  expect(file?.text).toContain(items[0]?.url)
  await user.click(screen.getByRole('link', { name: 'Print QR codes' }))
  expect(await screen.findAllByRole('img', { name: /^QR code: Many/ })).toHaveLength(4)
})

test('a matrix without sources says so', async () => {
  const { user } = await renderPage(onelinks, paths.onelinkMatrix(), { as: 'editor' })
  await user.click(await screen.findByRole('button', { name: 'Create Onelinks' }))
  expect(await screen.findByText('UTM sources are required.')).toBeInTheDocument()
})

test('a macro among the values is said, and so are links that the App Store counts as one', async () => {
  const { user } = await renderPage(onelinks, paths.onelinkMatrix(), { as: 'editor' })
  await user.click(await screen.findByRole('textbox', { name: 'UTM sources' }))
  await user.paste('báo\nbao\n__SITE__')
  expect(screen.getByText(/^“__SITE__” isn’t replaced/)).toBeInTheDocument()
  expect(screen.queryByText(/campaign token/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('textbox', { name: 'App Store URL' }))
  await user.paste('https://apps.apple.com/app/id12')
  expect(screen.getByText(/^2 links share a campaign token with another link/)).toBeInTheDocument()
})

test('a pasted list says what it has, and what was perhaps not meant', async () => {
  const { user } = await renderPage(onelinks, paths.onelinkMatrix(), { as: 'editor', locale: 'vi' })
  const sources = await screen.findByRole('textbox', { name: 'Các nguồn UTM' })
  await user.click(sources)
  await user.paste('• zalo\t12\n• Zalo\t7\n• báo\t3\n• báo\t3\n• sms, email; web\t9')
  expect(await screen.findByText('zalo, Zalo, báo, sms, email; web')).toBeInTheDocument()
  expect(screen.getByText('Không dùng: giá trị trùng lặp (1), cột số (1)')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tách các giá trị như “sms, email; web” theo dấu phẩy' }))
  expect(sources).toHaveValue('zalo\nZalo\nbáo\nsms\nemail\nweb')
  expect(await screen.findByText('Báo cáo sẽ tính riêng “zalo” và “Zalo”.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Dùng “zalo”' }))
  expect(sources).toHaveValue('zalo\nbáo\nsms\nemail\nweb')
  expect(sources).toHaveFocus()
  expect(screen.getByText('5 liên kết, tối đa 100.')).toBeInTheDocument()
})

test('a matrix that was not made yet is offered again after a reload', async () => {
  const first = await renderPage(onelinks, paths.onelinkMatrix(), { as: 'editor' })
  await first.user.type(await screen.findByRole('textbox', { name: 'Display name' }), 'Later')
  await first.user.type(screen.getByRole('textbox', { name: 'UTM sources' }), 'báo\nzalo')
  hidePage()
  await waitFor(() => expect(keptInBrowser.size).toBe(1))
  cleanup()
  const { user } = await renderPage(onelinks, paths.onelinkMatrix(), { as: 'editor' })
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByRole('textbox', { name: 'UTM sources' })).toHaveValue('báo\nzalo')
})

test('after a reload the page says that its results are gone and where the links are', async () => {
  await renderPage(onelinks, `${paths.onelinkMatrix()}&made=of-another-document`, { as: 'editor', locale: 'vi' })
  expect(await screen.findByText(/Các liên kết đã tạo vẫn có trong danh sách/)).toBeInTheDocument()
})

test('Back from one of the links shows all of them again, with their files, and makes nothing twice', async () => {
  const { user, move } = await renderPage(onelinks, paths.onelinkMatrix(), { as: 'editor' })
  await user.type(await screen.findByRole('textbox', { name: 'Display name' }), 'Again')
  await user.type(screen.getByRole('textbox', { name: 'UTM sources' }), 'báo\nzalo')
  await user.click(screen.getByRole('button', { name: 'Create Onelinks' }))
  await screen.findByRole('button', { name: 'Download CSV' })
  await user.click(screen.getByRole('link', { name: 'Again: báo' }))
  await screen.findByRole('heading', { level: 1, name: 'Again: báo' })
  const made = recordCalls(createOnelink)
  await move(-1)
  expect(await screen.findByRole('button', { name: 'Download QR codes' })).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  const [file] = await savedFiles()
  expect(file?.text.split('\r\n')).toHaveLength(3)
  expect(made).toEqual([])
})
