import { unsavedStore } from '@console/session'
import { hidePage, interceptCalls, keptInBrowser, problem, renderPage } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import applications from '../module.ts'

beforeEach(() => {
  localStorage.clear()
  unsavedStore.setState({ onLeaving: 'ask' })
})

const CONFIG = '{"project_info":{"project_id":"made-here"}}'
const SECRET = 'nobody knows this'
const field = (name: string) => screen.getByRole('textbox', { name })
const GENERATED = /^[\w-]{43}$/
const LATER = 'A new secret will be generated when you save. You can copy it on the next page.'
const secret = () => screen.getByLabelText<HTMLInputElement>('Reward secret')
const countries = () => screen.getByRole('group', { name: 'Countries' })
const submit = () => screen.getByRole('button', { name: 'Create application' })
const isCreate = (request: Request) => request.method === 'POST'

const ENGLISH = ['Application code', 'Display name', 'Description', 'Firebase config', 'URL']
const VIETNAMESE = ['Mã ứng dụng', 'Tên hiển thị', 'Mô tả', 'Cấu hình Firebase', 'URL']

/** Everything but the secret, which is made unless the person enters one. */
async function fillIn(user: UserEvent, code: string, names: readonly string[] = ENGLISH) {
  const texts = [code, `Called ${code}`, 'First line\nSecond line', CONFIG, 'https://rewards.example/in']
  for (const [at, text] of texts.entries()) {
    const box = field(names[at] ?? '')
    await user.clear(box)
    await user.click(box)
    await user.paste(text)
  }
}

async function enterSecret(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Enter your own secret' }))
  expect(secret()).toHaveFocus()
  await user.paste(SECRET)
}

function opened(locale: 'en' | 'vi' = 'en') {
  const sent: Request[] = []
  interceptCalls((request) => {
    if (isCreate(request)) sent.push(request)
    return undefined
  })
  return renderPage(applications, '/applications/create', { as: 'editor', locale }).then((page) => ({ ...page, sent }))
}

test('a code of other signs and half a config are refused in words of their own, and nothing is sent', async () => {
  const { user, sent } = await opened()
  await fillIn(user, 'đ')
  await user.clear(field('Firebase config'))
  await user.paste('{"a":')
  await user.click(submit())
  const words = 'Use 2 to 50 unaccented letters, digits, “-” or “_”. Start with a letter or a digit.'
  await waitFor(() => expect(field('Application code')).toHaveAccessibleErrorMessage(words))
  await waitFor(() => expect(field('Firebase config')).toHaveAccessibleErrorMessage(/^The end is missing\./))
  expect(sent).toEqual([])
})

test('a complete form makes the application, says so and shows it', async () => {
  const { user, address, sent } = await opened()
  await fillIn(user, 'made-whole')
  await enterSecret(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), await screen.findByRole('option', { name: 'Puzzle' }))
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Age rating' }),
    await screen.findByRole('option', { name: '16 and older' }),
  )
  await user.type(within(countries()).getByRole('searchbox'), 'viet')
  await user.click(await screen.findByRole('checkbox', { name: 'Vietnam' }))
  await user.click(submit())
  expect(await screen.findByRole('heading', { level: 1, name: 'Called made-whole' })).toBeInTheDocument()
  expect(await screen.findByText('Application created')).toBeInTheDocument()
  expect(address()).toBe('/applications/made-whole')
  expect(await sent[0]?.json()).toEqual({
    code: 'made-whole',
    display_name: 'Called made-whole',
    description: 'First line\nSecond line',
    status: 'inactive',
    category_id: expect.any(String),
    age_classification_id: expect.any(String),
    country_codes: ['VN'],
    integration_info: { firebase_config: JSON.parse(CONFIG), url: 'https://rewards.example/in', reward_secret: SECRET },
  })
})

test('countries are found without accents, in the language of the page, and stay in sight when chosen', async () => {
  const { user } = await opened('vi')
  const group = screen.getByRole('group', { name: 'Quốc gia' })
  await within(group).findByText(/^Còn \d+ quốc gia khác/)
  await user.type(within(group).getByRole('searchbox'), 'dan mach')
  await user.click(await within(group).findByRole('checkbox', { name: 'Đan Mạch' }))
  expect(within(group).getAllByRole('checkbox')).toHaveLength(1)
  await user.clear(within(group).getByRole('searchbox'))
  await user.type(within(group).getByRole('searchbox'), 'vn')
  expect(await within(group).findByRole('checkbox', { name: 'Việt Nam' })).not.toBeChecked()
  await user.click(within(group).getByRole('button', { name: 'Bỏ Đan Mạch' }))
  expect(within(group).queryByRole('button', { name: 'Bỏ Đan Mạch' })).not.toBeInTheDocument()
  await user.type(within(group).getByRole('searchbox'), 'zzz')
  expect(await within(group).findByText('Không có quốc gia nào phù hợp.')).toBeInTheDocument()
})

test('countries that are not drawn are found by the browser’s own search, and all are drawn then', async () => {
  await opened('vi')
  const group = within(screen.getByRole('group', { name: 'Quốc gia' }))
  const rest = await group.findByText(/Đan Mạch, .*Zimbabwe/)
  expect(rest).toHaveAttribute('hidden', 'until-found')
  expect(group.queryByRole('checkbox', { name: 'Zimbabwe' })).not.toBeInTheDocument()
  fireEvent(rest, new Event('beforematch', { bubbles: true }))
  expect(group.getByRole('checkbox', { name: 'Zimbabwe' })).toBeInTheDocument()
  expect(rest).not.toBeInTheDocument()
})

test('lists of the provider that cannot be had say so, and the form goes on without them', async () => {
  interceptCalls((request) => (/\/(categories|age-classifications|countries)$/.test(request.url) ? problem('busy') : undefined))
  const { user } = await renderPage(applications, '/applications/create', { as: 'editor' })
  expect(await screen.findByText('Couldn’t load categories')).toBeInTheDocument()
  expect(await screen.findByText('Couldn’t load age ratings')).toBeInTheDocument()
  expect(await screen.findByText('Couldn’t load countries')).toBeInTheDocument()
  await fillIn(user, 'made-without-lists')
  interceptCalls((request) => (/\/categories$/.test(request.url) ? problem('busy') : undefined))
  await user.click(submit())
  expect(await screen.findByRole('heading', { level: 1, name: 'Called made-without-lists' })).toBeInTheDocument()
})

test('the draft holds neither the Firebase config nor the secret, and brings the rest back', async () => {
  const { user, unmount } = await opened()
  await fillIn(user, 'half-done')
  await enterSecret(user)
  hidePage()
  await waitFor(() => expect(keptInBrowser.size).toBe(1))
  unmount()
  const kept = JSON.stringify([...keptInBrowser.values()])
  expect(kept).toContain('half-done')
  expect(kept).not.toContain(SECRET)
  expect(kept).not.toContain('made-here')

  const second = await opened()
  await second.user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(field('Application code')).toHaveValue('half-done')
  expect(field('URL')).toHaveValue('https://rewards.example/in')
  expect(field('Firebase config')).toHaveValue('')
  expect(screen.getByText(LATER)).toBeInTheDocument()
})

test.each([
  ['owner', 'en', 'Copy secret', /You can see it again under “Integration”/, 'Done'],
  ['editor', 'vi', 'Sao chép mã bí mật', /bạn sẽ không xem lại được mã này/, 'Xong'],
] as const)('for the %s, in %s, the secret that was stored is shown once it counts', async (as, locale, copy, words, done) => {
  const sent: Request[] = []
  interceptCalls((request) => void (isCreate(request) && sent.push(request)))
  const { user } = await renderPage(applications, '/applications/create', { as, locale })
  await fillIn(user, `shown-to-${as}`, locale === 'en' ? ENGLISH : VIETNAMESE)
  expect(document.querySelector('[name="reward_secret"]')).toBeNull()
  expect(screen.queryByRole('button', { name: copy })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^(Create application|Tạo ứng dụng)$/ }))
  expect(await screen.findByText(words)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: copy }))
  const body = (await sent[0]?.json()) as { readonly integration_info: { readonly reward_secret: string } }
  expect(body.integration_info.reward_secret).toMatch(GENERATED)
  expect(await navigator.clipboard.readText()).toBe(body.integration_info.reward_secret)
  await user.click(screen.getByRole('button', { name: done }))
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test('whoever enters their own secret is asked for it, may have one made after all, and is shown none', async () => {
  const { user } = await opened()
  await fillIn(user, 'own-secret')
  await user.click(screen.getByRole('button', { name: 'Enter your own secret' }))
  await user.click(submit())
  await waitFor(() => expect(secret()).toHaveAccessibleErrorMessage('Reward secret is required.'))
  await user.click(screen.getByRole('button', { name: 'Generate new secret' }))
  expect(screen.getByRole('button', { name: 'Enter your own secret' })).toHaveFocus()
  await enterSecret(user)
  expect(screen.getByRole('button', { name: 'Copy secret' })).toHaveAccessibleDescription('Save first. Only a saved secret can be copied.')
  await user.click(submit())
  await screen.findByRole('heading', { level: 1, name: 'Called own-secret' })
  expect(screen.queryByRole('region', { name: 'New reward secret' })).not.toBeInTheDocument()
})

test('the code follows the name until someone types another, and again once theirs is gone', async () => {
  const { user } = await opened()
  const code = field('Application code')
  await user.type(field('Display name'), 'Đảo Rồng')
  expect(code).toHaveValue('dao-rong')
  await user.type(field('Display name'), ' 2')
  expect(code).toHaveValue('dao-rong-2')
  await user.type(code, '-beta')
  await user.type(field('Display name'), ' và 3')
  expect(code).toHaveValue('dao-rong-2-beta')
  await user.clear(code)
  await user.type(field('Display name'), '!')
  expect(code).toHaveValue('dao-rong-2-va-3')
})

test('Vietnam comes first among the countries, then what was chosen lately, then the others by their names', async () => {
  const names = () =>
    within(countries())
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent)
  const { user, unmount } = await opened()
  await within(countries()).findAllByRole('checkbox')
  const [first, ...others] = names()
  expect(first).toBe('Vietnam')
  expect(others).toEqual(others.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en')))
  await user.type(within(countries()).getByRole('searchbox'), 'denm')
  await user.click(await screen.findByRole('checkbox', { name: 'Denmark' }))
  unmount()
  await opened()
  await within(countries()).findAllByRole('checkbox')
  expect(names().slice(0, 3)).toEqual(['Vietnam', 'Denmark', others[0]])
})

test.each([
  ['en', 'Copy message for developer', /Firebase file.*\n.*URL.*\n.*reward secret/],
  ['vi', 'Sao chép lời nhắn cho lập trình viên', /Tệp Firebase.*\n.*URL.*\n.*mã bí mật phần thưởng/],
] as const)('in %s what to ask a developer for is copied as a text', async (locale, name, asked) => {
  const { user } = await renderPage(applications, '/applications/create', { as: 'owner', locale })
  await user.click(await screen.findByRole('button', { name }))
  expect(await navigator.clipboard.readText()).toMatch(asked)
})
