import { call } from '@console/api'
import { type Application, FIREBASE_SENT_MAX, getApplication, updateApplication } from '@console/contract'
import { applicationFactory, asOwner, interceptCalls, renderPage, sourceFactory } from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import applications from '../../module.ts'

const CONFIG = {
  project_info: { project_id: 'my-game' },
  client: [{ client_info: { android_client_info: { package_name: 'example.my.game' } } }],
}

const config = () => screen.findByRole('textbox', { name: 'Firebase config' })
const url = () => screen.getByRole('textbox', { name: 'URL' })
const secret = () => screen.getByLabelText('Reward secret')
const save = () => screen.getByRole('button', { name: 'Save' })
const stored = ({ id }: Application) => call(getApplication, { application_id: id })

async function opened(made: Parameters<typeof applicationFactory>[0] = {}) {
  const application = await asOwner(() => applicationFactory(made))
  const page = await renderPage(applications, `/applications/${application.code}?mode=integration`, { as: 'owner' })
  await config()
  return { ...page, application }
}

async function paste(text: string): Promise<void> {
  fireEvent.change(await config(), { target: { value: text } })
}

test('the stored secret is masked until it is asked for, and another one is shown once it is stored', async () => {
  const { user, application } = await opened({
    integration_info: { firebase_config: CONFIG, url: 'https://a.example/in', reward_secret: 'first' },
  })
  expect(secret()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show reward secret' }))
  expect(secret()).toHaveAttribute('type', 'text')
  expect(secret()).toHaveValue('first')
  await user.click(screen.getByRole('button', { name: 'Copy secret' }))
  expect(await screen.findByText('Copied to clipboard!')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('first')

  await user.click(screen.getByRole('button', { name: 'Generate new secret' }))
  expect(screen.getByText(/^A new secret will be generated when you save/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Copy secret' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep current secret' }))
  expect(secret()).toHaveValue('first')
  await user.click(screen.getByRole('button', { name: 'Generate new secret' }))
  await user.click(save())
  const shown = within(await screen.findByRole('region', { name: 'New reward secret' }))
  await user.click(shown.getByRole('button', { name: 'Copy secret' }))
  const generated = await navigator.clipboard.readText()
  expect(generated).toMatch(/^[\w-]{43}$/)
  expect((await stored(application)).integration_info).toEqual({
    firebase_config: CONFIG,
    url: 'https://a.example/in',
    reward_secret: generated,
    reward_secret_set: true,
  })
})

test('a secret that was made is shown until another one counts, whatever is saved at another application', async () => {
  const integration_info = { firebase_config: CONFIG, url: 'https://a.example/in', reward_secret: 'first' }
  const other = await asOwner(() => applicationFactory({ integration_info }))
  const { user, go, application } = await opened({ integration_info })
  await user.click(screen.getByRole('button', { name: 'Generate new secret' }))
  await user.click(save())
  await screen.findByRole('region', { name: 'New reward secret' })
  const saveOwn = async () => {
    await waitFor(() => expect(secret()).toBeInTheDocument())
    await user.clear(secret())
    await user.type(secret(), 'mine')
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
  }
  await go(`/applications/${other.code}?mode=integration`)
  await saveOwn()
  await go(`/applications/${application.code}`)
  await screen.findByRole('region', { name: 'New reward secret' })
  await user.click(screen.getByRole('link', { name: 'Integration' }))
  await saveOwn()
  expect(screen.queryByRole('region', { name: 'New reward secret' })).not.toBeInTheDocument()
})

test('a secret that is being typed is copied only once it is stored', async () => {
  const { user } = await opened({ integration_info: { firebase_config: CONFIG, url: 'https://a.example/in', reward_secret: 'first' } })
  await user.type(secret(), '!')
  const copy = screen.getByRole('button', { name: 'Copy secret' })
  expect(copy).toHaveAccessibleDescription('Save first. Only a saved secret can be copied.')
  await user.type(secret(), '{Backspace}')
  expect(copy).not.toHaveAccessibleDescription()
})

test('the sample request is one region of its name', async () => {
  await opened({ integration_info: { firebase_config: CONFIG, url: 'https://a.example/in', reward_secret: 's' } })
  expect(await screen.findByRole('group', { name: 'Sample postback request' })).toHaveTextContent('POST')
  expect(screen.getAllByRole('region', { name: 'Sample postback request' })).toHaveLength(1)
})

describe('a Firebase file', () => {
  const drop = async (content: BlobPart, name = 'google-services.json') => {
    fireEvent.drop(await config(), { dataTransfer: { files: [new File([content], name)] } })
  }

  test('that is dropped in shows its project, its packages, and which sources are in it', async () => {
    const { application } = await opened({ integration_info: undefined })
    await sourceFactory(application, { source_name: 'Play', package_name: 'example.my.game', platform: 'android' })
    await sourceFactory(application, { source_name: 'Beta', package_name: 'example.my.beta', platform: 'android' })
    await drop(JSON.stringify(CONFIG))
    expect(await screen.findByText('Loaded the file “google-services.json”.')).toBeInTheDocument()
    expect(screen.getByText('my-game')).toBeInTheDocument()
    const sources = within(await screen.findByRole('region', { name: 'Sources of this application' }))
    const [beta, play] = sources.getAllByRole('listitem')
    expect(beta).toHaveTextContent('Beta: example.my.betaNot in the config')
    expect(play).toHaveTextContent('Play: example.my.gameIn the config')
  })

  test.each([
    ['is too big', 'x'.repeat(FIREBASE_SENT_MAX + 1), /^“a” is larger than a Firebase config can be\./],
    ['is a picture', '\u0089PNG', /^“a” is a picture\. Choose google-services\.json or/],
    ['is empty', '', /^“a” is empty\. Choose/],
  ])('that %s changes nothing, and says so', async (_, content, words) => {
    await opened({ integration_info: { firebase_config: CONFIG, url: 'https://a.example/in', reward_secret: 's' } })
    const before = ((await config()) as HTMLTextAreaElement).value
    await drop(
      Uint8Array.from(content, (sign) => sign.charCodeAt(0)),
      'a',
    )
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(await config()).toHaveValue(before)
    await paste(JSON.stringify(CONFIG))
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  test('with a secret is named at once, and is sent to no one', async () => {
    const { user, application } = await opened({
      integration_info: { firebase_config: CONFIG, url: 'https://a.example/in', reward_secret: 's' },
    })
    const sent: string[] = []
    interceptCalls(({ method }) => void sent.push(method))
    await drop('{ "type": "service_account", "project_id": "my-game", "private_key": "none" }', 'my-game-1234.json')
    const words = /^This is the key of a service account, .* Delete the key in Google Cloud\./
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByText(/^Loaded the file/)).not.toBeInTheDocument()
    await user.click(save())
    await waitFor(async () => expect(await config()).toHaveAccessibleErrorMessage(words))
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect(sent).not.toContain('PUT')
    expect((await stored(application)).integration_info?.firebase_config).toEqual(CONFIG)
  })

  test('of another kind is shown as it is and stored as the object that it means', async () => {
    const { user, application } = await opened({ integration_info: undefined })
    const plist = '<plist><dict><key>PROJECT_ID</key><string>my-game</string></dict></plist>'
    await drop(plist, 'GoogleService-Info.plist')
    expect(await screen.findByText('my-game')).toBeInTheDocument()
    expect(await config()).toHaveValue(plist)
    await user.type(url(), 'https://a.example/in')
    await user.type(secret(), 's')
    await user.click(save())
    expect(await screen.findByText('Update application success')).toBeInTheDocument()
    expect((await stored(application)).integration_info?.firebase_config).toEqual({ PROJECT_ID: 'my-game' })
  })
})

test('what is no Firebase config is refused in words, and nothing is lost', async () => {
  const { user, application } = await opened({
    integration_info: { firebase_config: CONFIG, url: 'https://a.example/in', reward_secret: 's' },
  })
  await user.type(url(), '/rewards')
  for (const [text, words] of [
    ['{ "project_info": ', /^The end is missing\. Paste all of google-services\.json/],
    ['{ "project_info": {} }', /^This names no Firebase project\./],
  ] as const) {
    await paste(text)
    await user.click(save())
    await waitFor(async () => expect(await config()).toHaveAccessibleErrorMessage(words))
    expect(await config()).toHaveValue(text)
    expect(url()).toHaveValue('https://a.example/in/rewards')
  }
  expect((await stored(application)).integration_info?.url).toBe('https://a.example/in')
})

test('what others change beside the integration is left as they changed it', async () => {
  const { user, application } = await opened({
    integration_info: { firebase_config: CONFIG, url: 'https://a.example/in', reward_secret: 's' },
  })
  const { description, status } = application
  const body = { display_name: 'Their new name', description, status: status === 'active' ? status : ('inactive' as const) }
  await call(updateApplication, { application_id: application.id }, { body })
  await user.type(url(), '/rewards')
  await user.click(save())
  await screen.findByRole('heading', { level: 1, name: 'Their new name' })
  expect(await stored(application)).toMatchObject({
    display_name: 'Their new name',
    integration_info: { url: 'https://a.example/in/rewards', reward_secret: 's' },
  })
})

test('the sample request follows the address in the form and is copied as a block', async () => {
  const { user } = await opened({ integration_info: undefined })
  expect(screen.getByText('Enter a valid URL to see a sample request.')).toBeInTheDocument()
  await user.type(url(), 'https://api.example/rewards')
  expect(screen.getByText(/^POST \/rewards HTTP\/1.1/)).toHaveTextContent('Host: api.example')
  await user.click(screen.getByRole('button', { name: 'Copy sample request' }))
  expect(await screen.findByText('Content copied!')).toBeInTheDocument()
})

describe('who may', () => {
  test.each(['editor', 'viewer'] as const)('%s without the integration key sees the 403 in place', async (as) => {
    await renderPage(applications, '/applications/lotus-quest?mode=integration', { as })
    expect(await screen.findByRole('heading', { name: 'No Permission' })).toBeInTheDocument()
    expect(screen.queryByLabelText('Reward secret')).not.toBeInTheDocument()
  })

  test('the owner of an application sets it up with the keys for their own', async () => {
    const { user } = await renderPage(applications, '/applications/lantern-night?mode=integration', { as: 'own' })
    await config()
    await user.click(screen.getByRole('button', { name: 'Generate new secret' }))
    await user.click(save())
    expect(await screen.findByText('Update application success')).toBeInTheDocument()
  })
})
