import { call } from '@console/api'
import { getApplication, listApplications } from '@console/contract'
import { chooseFromMenu, question, renderPage, savedFiles } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../../module.ts'
import { configurationText } from './configuration.ts'

const CODE = 'lantern-night'

async function asked(code = CODE) {
  const page = await renderPage(applications, `/applications/${code}`, { as: 'owner' })
  await chooseFromMenu(page.user, 'Switch to LIVE')
  const dialog = await screen.findByRole('alertdialog', { name: 'Switch to LIVE?' })
  return { ...page, dialog: within(dialog) }
}

const stored = async (code = CODE) => {
  const [found] = (await call(listApplications, { code })).items
  return call(getApplication, { application_id: found?.id ?? '' })
}

test('switching says what it deletes and who uses the application, and does nothing before the code is typed', async () => {
  const { user, dialog } = await asked()
  const { test_audience_size } = await stored()
  expect(test_audience_size).toBeGreaterThan(0)
  expect(dialog.getByText(`${test_audience_size} TEST characters and users will be deleted.`)).toBeInTheDocument()
  expect(dialog.getByRole('region', { name: 'Campaigns that use this application' })).toBeInTheDocument()
  const confirm = dialog.getByRole('button', { name: 'Switch to LIVE' })
  await user.click(confirm)
  expect(confirm).toHaveAccessibleDescription(`Type the code ${CODE} to confirm`)
  expect(await stored()).toMatchObject({ mode: 'TEST', test_audience_size })
})

test('with the code typed the application is LIVE, has no TEST data, and no way back', async () => {
  const code = 'quan-ca-phe'
  const { user, dialog } = await asked(code)
  const before = await stored(code)
  await user.type(dialog.getByRole('textbox', { name: `Type the code ${code} to confirm` }), code)
  await user.click(dialog.getByRole('button', { name: 'Switch to LIVE' }))
  expect(await screen.findByText('“Quán Cà Phê Nhỏ” is now LIVE')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Switch to LIVE' })).not.toBeInTheDocument())
  // The menu item is gone: keyboard users go on from the title.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  const { version: _, updated_on: __, ...kept } = before
  expect(await stored(code)).toMatchObject({ ...kept, mode: 'LIVE', test_audience_size: null })
})

test('the configuration is offered as a file without the reward secret', async () => {
  const { user, dialog } = await asked()
  await user.click(dialog.getByRole('button', { name: 'Download the configuration' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const [file] = await savedFiles()
  const { integration_info } = await stored()
  expect(integration_info?.reward_secret).toBeTruthy()
  expect(file?.text).not.toContain(integration_info?.reward_secret)
  expect(file?.name).toBe(`${CODE}.json`)
  expect(JSON.parse(file?.text ?? '')).toMatchObject({
    code: CODE,
    mode: 'TEST',
    integration_info: { url: integration_info?.url },
    sources: [expect.objectContaining({ platform: 'ios' })],
  })
})

test('that file leaves out a Firebase config with a secret, which another backend may have taken', async () => {
  const firebase_config = { projectId: 'p', private_key: 'never shown' }
  const application = await stored()
  const integration_info = { url: 'https://a.example/', reward_secret: null, reward_secret_set: true, firebase_config }
  const file = await configurationText({ ...application, integration_info }, false)
  expect(JSON.parse(file)).toMatchObject({ integration_info: { url: 'https://a.example/', firebase_config: null } })
})

test('in Vietnamese the dialog asks in Vietnamese', async () => {
  const { user } = await renderPage(applications, `/applications/${CODE}`, { as: 'owner', locale: 'vi' })
  await user.click(await screen.findByRole('button', { name: 'Chuyển sang LIVE' }))
  const dialog = await question('Chuyển sang LIVE?')
  expect(dialog.getByRole('textbox', { name: `Nhập mã ${CODE} để xác nhận` })).toBeInTheDocument()
})
