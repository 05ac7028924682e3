import { DEFAULT_PREFERENCES, type Preferences } from '@console/module'
import { pageDataStore } from '@console/session'
import { beforeAll, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { changePreferences, followPreferences } from './change-preferences.ts'

const device = Object.assign(new EventTarget(), { matches: false })
const isDark = () => document.documentElement.classList.contains('dark')
const preferred = (change: Partial<Preferences>): Preferences => ({ ...DEFAULT_PREFERENCES, ...change })

beforeAll(() => {
  jest.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList)
  followPreferences()
})

test('what another tab changes takes effect here', async () => {
  changePreferences(preferred({ theme: 'light' }))
  const other = new BroadcastChannel('console-preferences')
  other.postMessage(preferred({ theme: 'dark', density: 'compact' }))
  await waitFor(() => expect(isDark()).toBe(true))
  expect(pageDataStore.getState().preferences.density).toBe('compact')
  other.close()
})

test('what is changed here is told to the other tabs', async () => {
  const told: unknown[] = []
  const other = new BroadcastChannel('console-preferences')
  other.addEventListener('message', ({ data }) => told.push(data))
  changePreferences(preferred({ density: 'compact' }))
  await waitFor(() => expect(told).toEqual([preferred({ density: 'compact' })]))
  other.close()
})

test.each([
  ['system', true],
  ['light', false],
] as const)('with the choice %s the page follows the device into the dark: %s', (theme, follows) => {
  device.matches = false
  changePreferences(preferred({ theme }))
  device.matches = true
  device.dispatchEvent(new Event('change'))
  expect(isDark()).toBe(follows)
})
