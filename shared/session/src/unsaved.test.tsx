import { afterEach, expect, test } from '@jest/globals'
import { holdUnsaved, isAnyTabUnsaved, unsavedStore } from './unsaved.ts'

const forms = () => unsavedStore.getState().forms

function locks(held: readonly string[]) {
  const requested: string[] = []
  const request = (name: string, _options: object, work: () => Promise<void>) => {
    requested.push(name)
    return work().then(() => requested.splice(requested.indexOf(name), 1))
  }
  const query = async () => ({ held: [...held, ...requested].map((name) => ({ name })) })
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true })
  return requested
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

test('each form with unsaved work counts until it is let go, however often that is said', async () => {
  const requested = locks([])
  const [one, other] = [holdUnsaved(), holdUnsaved()]
  expect([forms(), requested.length, await isAnyTabUnsaved()]).toEqual([2, 2, true])
  one()
  one()
  expect(forms()).toBe(1)
  other()
  expect(forms()).toBe(0)
  await Promise.resolve()
  expect(requested).toEqual([])
  expect(await isAnyTabUnsaved()).toBe(false)
})

test('another tab’s unsaved work is known, and other locks are not it', async () => {
  locks(['swr'])
  expect(await isAnyTabUnsaved()).toBe(false)
  locks(['swr', 'console-unsaved'])
  expect(await isAnyTabUnsaved()).toBe(true)
})

test('where the browser has no locks, this tab’s own work counts', async () => {
  expect(await isAnyTabUnsaved()).toBe(false)
  const release = holdUnsaved()
  expect(await isAnyTabUnsaved()).toBe(true)
  release()
})
