import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { CopyButton, CopyValue } from './copy-button.tsx'

test.each([
  ['value', 'Copied to clipboard!'],
  ['content', 'Content copied!'],
] as const)('a %s is put on the clipboard, which is said', async (kind, words) => {
  const { user } = await renderPart(<CopyButton value="abc-123" label="Copy code" kind={kind} />)
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('abc-123')
})

test('a value beside its button is not translated, and all of it is copied however little is shown', async () => {
  const { user } = await renderPart(
    <CopyValue value="https://play.example/spring" label="Copy link">
      play.example/spring
    </CopyValue>,
  )
  expect(screen.getByText('play.example/spring')).toHaveAttribute('translate', 'no')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('https://play.example/spring')
})

test('where there is nothing, that is said and the clipboard kept', async () => {
  const { user } = await renderPart(<CopyButton value="" label="Copy code" />)
  await navigator.clipboard.writeText('before')
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await screen.findByText('Nothing to copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('before')
})

test('a browser that refuses is told of, with what to do instead', async () => {
  const { user } = await renderPart(<CopyButton value="abc" label="Copy code" />)
  const refusing = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await screen.findByText('Your browser blocked copying. Allow this site to use the clipboard, then try again.')).toBeInTheDocument()
  refusing.mockRestore()
})
