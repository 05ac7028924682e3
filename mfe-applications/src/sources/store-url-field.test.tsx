import { paths } from '@console/contract'
import { applicationFactory, asOwner, renderPage } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import applications from '../module.ts'

beforeEach(() => localStorage.clear())

const PLAY = 'https://play.google.com/store/apps/details?id=com.lotus.quest&hl=vi'
const APPLE = 'https://apps.apple.com/vn/app/lotus-quest/id1000000001'

const url = () => screen.getByRole('textbox', { name: 'Store URL' })
const values = () => ({
  name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Source name' }).value,
  pack: screen.getByRole<HTMLInputElement>('textbox', { name: 'Package name' }).value,
  platform: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Platform' }).value,
})

async function opened(locale: 'en' | 'vi' = 'en') {
  const { id } = await asOwner(() => applicationFactory())
  const { user } = await renderPage(applications, paths.sourceCreate(id), { as: 'owner', locale })
  const paste = async (text: string) => {
    await user.clear(url())
    await user.click(url())
    await user.paste(text)
  }
  await screen.findByRole('button', { name: locale === 'en' ? 'Fill in' : 'Điền tự động' })
  return { user, paste }
}

test('a pasted address fills in platform, package and a name, says so, and is not a field that is sent', async () => {
  const { user, paste } = await opened()
  await paste(PLAY)
  expect(values()).toEqual({ name: 'Google Play', pack: 'com.lotus.quest', platform: 'android' })
  expect(screen.getByText('Filled in: Google Play, com.lotus.quest, Android.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create source' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Google Play' })).toBeInTheDocument()
})

test('a typed address fills in with Enter, which sends nothing, or with the button', async () => {
  const { user } = await opened()
  await user.type(url(), PLAY)
  expect(values().pack).toBe('')
  await user.keyboard('{Enter}')
  expect(values().pack).toBe('com.lotus.quest')
  await user.clear(url())
  await user.type(url(), APPLE)
  await user.click(screen.getByRole('button', { name: 'Fill in' }))
  expect(values()).toEqual({ name: 'App Store', pack: 'id1000000001', platform: 'ios' })
  expect(screen.getByRole('heading', { level: 1, name: 'Create source' })).toBeInTheDocument()
})

test('a typed address fills in once the field is left, and half of one says nothing', async () => {
  const { user } = await opened()
  await user.type(url(), 'https://play.google.com/store/ap')
  await user.tab()
  expect(url()).toBeValid()
  expect(values().pack).toBe('')
  await user.clear(url())
  await user.type(url(), PLAY)
  await user.tab()
  expect(values()).toEqual({ name: 'Google Play', pack: 'com.lotus.quest', platform: 'android' })
  expect(screen.getByRole('button', { name: 'Fill in' })).toHaveFocus()
})

test('what it replaces is named and comes back with Undo', async () => {
  const { user, paste } = await opened()
  await user.type(screen.getByRole('textbox', { name: 'Package name' }), 'my.typed.package')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'Web')
  await paste(PLAY)
  expect(screen.getByText(/Previous values: my\.typed\.package, Web\./)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(values()).toEqual({ name: '', pack: 'my.typed.package', platform: 'web' })
  expect(screen.queryByText(/Previous values:/)).not.toBeInTheDocument()
  expect(url()).toHaveFocus()
})

test('a name of one’s own stays, the name of a store follows the address', async () => {
  const { user, paste } = await opened()
  const name = screen.getByRole('textbox', { name: 'Source name' })
  await paste(PLAY)
  await paste(APPLE)
  expect(values().name).toBe('App Store')
  await user.clear(name)
  await user.type(name, 'Our shop')
  await paste(PLAY)
  expect(values()).toEqual({ name: 'Our shop', pack: 'com.lotus.quest', platform: 'android' })
})

test('the word for a website is the console’s own too and follows the address', async () => {
  const { user, paste } = await opened()
  const pasteSite = async () => {
    await paste('https://lotus.example/play')
    await user.click(screen.getByRole('button', { name: 'Use as a website' }))
  }
  await pasteSite()
  expect(values().name).toBe('Website')
  await paste(PLAY)
  expect(values()).toEqual({ name: 'Google Play', pack: 'com.lotus.quest', platform: 'android' })
  await pasteSite()
  expect(values().name).toBe('Website')
  await user.type(screen.getByRole('textbox', { name: 'Source name' }), ' 2')
  await paste(PLAY)
  expect(values().name).toBe('Website 2')
})

test.each([
  ['en', 'We don’t recognize download.lotus.example as a store.', 'Fill in', 'Use as a website', 'Website'],
  [
    'vi',
    'Hệ thống không xác định được download.lotus.example có phải là cửa hàng hay không.',
    'Điền tự động',
    'Dùng làm trang web',
    'Trang web',
  ],
] as const)(
  'in %s the address of a site that is no known store is offered and fills in nothing by itself',
  async (locale, doubt, fill, take, called) => {
    const { user } = await opened(locale)
    const [field, name, pack] = screen.getAllByRole('textbox')
    if (!field || !name || !pack) throw new Error('The form is not there.')
    await user.click(field)
    await user.paste('https://download.lotus.example/quest')
    expect(screen.getByText(doubt)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: fill }))
    expect(screen.getByText(doubt)).toBeInTheDocument()
    expect(pack).toHaveValue('')
    await user.click(screen.getByRole('button', { name: take }))
    expect(pack).toHaveValue('download.lotus.example')
    expect(name).toHaveValue(called)
    expect(name).toHaveFocus()
    expect(screen.queryByText(doubt)).not.toBeInTheDocument()
  },
)

test.each([
  ['en', 'Filled in: TestFlight, iOS. This TestFlight URL doesn’t contain the package name, so check or enter it below.'],
  ['vi', 'Đã điền: TestFlight, iOS. URL TestFlight này không chứa tên gói. Vui lòng kiểm tra hoặc nhập tên gói bên dưới.'],
] as const)('in %s a store that does not say the package name fills in the rest, and what was typed stays', async (locale, words) => {
  const { user } = await opened(locale)
  const [field, name, pack] = screen.getAllByRole('textbox')
  if (!field || !name || !pack) throw new Error('The form is not there.')
  await user.type(pack, 'com.lotus.quest')
  await user.click(field)
  await user.paste('https://testflight.apple.com/join/Ab12Cd34')
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(name).toHaveValue('TestFlight')
  expect(pack).toHaveValue('com.lotus.quest')
})

test('the notice goes once something else is typed', async () => {
  const { user, paste } = await opened()
  await paste(PLAY)
  await user.type(screen.getByRole('textbox', { name: 'Package name' }), '.beta')
  expect(screen.queryByText(/Filled in/)).not.toBeInTheDocument()
})

test.each([
  ['en', 'com.lotus.quest', /^No app found at this URL\./],
  ['vi', 'com.lotus.quest', /^URL này không dẫn đến ứng dụng nào\./],
  ['en', 'https://apple.co/4abc', /^apple\.co forwards people to another URL\./],
  ['vi', 'https://apple.co/4abc', /^Liên kết apple\.co chuyển hướng đến một URL khác\./],
] as const)('an address that names no application says so at its field in %s and changes nothing: %s', async (locale, address, words) => {
  const { user } = await opened(locale)
  const [field, , pack] = screen.getAllByRole('textbox')
  if (!field || !pack) throw new Error('The form is not there.')
  await user.type(pack, 'my.package')
  await user.click(field)
  await user.paste(address)
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage(words))
  expect(pack).toHaveValue('my.package')
  await user.type(field, 'x')
  expect(field).toBeValid()
})
