import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'

// Both settings of every page test lean on names that are internal to their libraries; each of these fails when its name is gone.

test('an attempt that is made again prints no page, and the last error prints it', async () => {
  document.body.innerHTML = '<p>What is on the page</p>'
  const attempts: string[] = []
  const look = () => {
    try {
      screen.getByText('What is not')
    } catch (error) {
      attempts.push(String(error))
      throw error
    }
  }
  await expect(waitFor(look, { timeout: 50, interval: 10 })).rejects.toThrow('What is on the page')
  expect(attempts[0]).toContain('What is not')
  expect(attempts[0]).not.toContain('What is on the page')
})

test('React records no stack for an element', () => {
  const [one, other] = [<i key="i" />, <b key="b" />]
  expect(Reflect.get(one, '_debugStack')).toBeInstanceOf(Error)
  expect(Reflect.get(one, '_debugStack')).toBe(Reflect.get(other, '_debugStack'))
})
