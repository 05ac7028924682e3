import { call } from '@console/api'
import { getApplication, listApplications } from '@console/contract'
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

test('an empty form says of each field what is missing and sends nothing', async () => {
  const { user, sent } = await opened()
  await user.click(submit())
  await waitFor(() => expect(field('Application code')).toHaveAccessibleErrorMessage('Application code is required.'))
  expect(field('Display name')).toHaveAccessibleErrorMessage('Display name is required.')
  expect(field('Description')).toHaveAccessibleErrorMessage('Description is required.')
  expect(field('Firebase config')).toHaveAccessibleErrorMessage('Firebase config is required.')
  expect(field('URL')).toHaveAccessibleErrorMessage('URL is required.')
  expect(field('Display name')).toHaveFocus()
  expect(sent).toEqual([])
})

test('the same in Vietnamese', async () => {
  const { user } = await opened('vi')
  await user.click(screen.getByRole('button', { name: 'Tạo ứng dụng' }))
  await waitFor(() => expect(field('Mã ứng dụng')).toHaveAccessibleErrorMessage('Vui lòng nhập mã ứng dụng.'))
  expect(field('Tên hiển thị')).toHaveAccessibleErrorMessage('Vui lòng nhập tên hiển thị.')
  expect(field('Mô tả')).toHaveAccessibleErrorMessage('Vui lòng nhập mô tả.')
})

test('what is not allowed is refused at its field before anything is sent', async () => {
  const { user, sent } = await opened()
  const refuses = async (wrong: readonly (readonly [string, string, string])[]) => {
    for (const [name, text] of wrong) {
      await user.clear(field(name))
      await user.click(field(name))
      await user.paste(text)
    }
    await user.click(submit())
    for (const [name, , words] of wrong) await waitFor(() => expect(field(name)).toHaveAccessibleErrorMessage(words))
  }
  await refuses([
    ['Application code', 'Edit', 'This word is reserved. Choose another one.'],
    ['Display name', 'Four', 'Use at least 5 characters.'],
    ['Description', 'x'.repeat(2001), 'Use at most 2,000 characters.'],
    ['Firebase config', '{"a":', 'The end is missing. Paste all of google-services.json, GoogleService-Info.plist or firebaseConfig.'],
    ['URL', 'ftp://x.example', 'Enter a valid URL, such as https://example.com.'],
  ])
  await refuses([
    ['Application code', 'đ', 'Use 2 to 50 unaccented letters, digits, “-” or “_”. Start with a letter or a digit.'],
    ['Display name', 'x'.repeat(101), 'Use at most 100 characters.'],
    ['URL', 'https://rewards.example/in.', 'Remove the punctuation at the end, or add # if it is part of the URL.'],
    ['Firebase config', '[1]', 'Enter a JSON object: names and values between curly braces.'],
  ])
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
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('category, age and countries may be left out', async () => {
  const { user } = await opened()
  await fillIn(user, 'made-plain')
  await user.click(submit())
  await screen.findByRole('heading', { level: 1, name: 'Called made-plain' })
  const [found] = (await call(listApplications, { code: 'made-plain' })).items
  expect(await call(getApplication, { application_id: found?.id ?? '' })).toMatchObject({
    category: null,
    age_classification: null,
    countries: [],
    integration_info: { firebase_config: { project_info: { project_id: 'made-here' } }, reward_secret_set: true },
  })
})

test('a code that somebody has is refused at its field, with everything kept', async () => {
  const { user } = await opened()
  await fillIn(user, 'LOTUS-quest')
  await enterSecret(user)
  await user.click(submit())
  await waitFor(() => expect(field('Application code')).toHaveAccessibleErrorMessage('This value is already taken. Choose another one.'))
  expect(field('Application code')).toHaveFocus()
  expect(field('Description')).toHaveValue('First line\nSecond line')
  expect(field('Firebase config')).toHaveValue(CONFIG)
  expect(secret()).toHaveValue(SECRET)
})

test('what the API refuses within the integration stands at the field that the form has for it', async () => {
  const { user } = await opened()
  await fillIn(user, 'refused-inside')
  const errors = [{ pointer: '/body/integration_info/url', code: 'invalid_url', message: 'invalid_url' }]
  interceptCalls((request) => (isCreate(request) ? problem('validation_failed', { errors }) : undefined))
  await user.click(submit())
  await waitFor(() => expect(field('URL')).toHaveAccessibleErrorMessage('Enter a valid URL, such as https://example.com.'))
  expect(field('URL')).toHaveFocus()
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

test('the code follows the name until somebody types another, and again once theirs is gone', async () => {
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
