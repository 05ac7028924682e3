import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { Button, IconButton, LinkButton } from './button.tsx'

test('a button that may not be used stays in reach, says why and does nothing', async () => {
  const act = jest.fn()
  const { user } = await renderPart(
    <Button disabledReason="It has ended" onClick={act}>
      Edit
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Edit' })
  await user.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('It has ended')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.keyboard('{Enter} ')
  expect(act).not.toHaveBeenCalled()
})

test.each([
  ['the keyboard reaches it', (user: UserEvent) => user.tab(), (user: UserEvent) => user.tab()],
  [
    'it is pointed at',
    (user: UserEvent, button: HTMLElement) => user.hover(button),
    (user: UserEvent, button: HTMLElement) => user.unhover(button),
  ],
  ['it is pressed', (user: UserEvent, button: HTMLElement) => user.click(button), (user: UserEvent) => user.keyboard('{Escape}')],
])('the reason is shown when %s, and goes again', async (_, begin, end) => {
  const { user } = await renderPart(<IconButton label="Previous page" disabledReason="This is the first page." />)
  const button = screen.getByRole('button', { name: 'Previous page' })
  expect(screen.queryByText('This is the first page.')).not.toBeInTheDocument()
  await begin(user, button)
  const reason = await screen.findByText('This is the first page.')
  expect(reason).toHaveAttribute('aria-hidden', 'true')
  expect(button).toHaveAccessibleName('Previous page')
  await end(user, button)
  expect(screen.queryByText('This is the first page.')).not.toBeInTheDocument()
})

let allow = () => {}

function NotYet() {
  const [isEarly, setEarly] = useState(true)
  useEffect(() => {
    allow = () => setEarly(false)
  }, [])
  return <Button disabledReason={isEarly ? 'Not yet' : undefined}>Go on</Button>
}

test('a reason that is gone is shown no longer', async () => {
  const { user } = await renderPart(<NotYet />)
  await user.hover(screen.getByRole('button', { name: 'Go on' }))
  await screen.findByText('Not yet')
  act(allow)
  expect(screen.queryByText('Not yet')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Go on' })).not.toHaveAttribute('aria-disabled')
})

test('a button whose action is under way refuses another press and keeps the focus', async () => {
  const act = jest.fn()
  const { user } = await renderPart(
    <Button busy onClick={act}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await user.click(button)
  expect(act).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test.each([
  ['busy', { busy: true }, 0],
  ['not to be used', { disabledReason: 'No' }, 0],
  ['ready', {}, 1],
])('a submit button that is %s sends its form as it should', async (_, how, times) => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault())
  const { user } = await renderPart(
    <form onSubmit={send}>
      <Button type="submit" {...how}>
        Save
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).toHaveBeenCalledTimes(times)
})

test('a button inside a form does not send it unless it says so', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault())
  const { user } = await renderPart(
    <form onSubmit={send}>
      <IconButton label="More">+</IconButton>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(send).not.toHaveBeenCalled()
})

test('a link that looks like a button is a link and nothing else', async () => {
  await renderPart(<LinkButton to="/part">Open</LinkButton>)
  const link = screen.getByRole('link', { name: 'Open' })
  expect(link).toHaveAttribute('href', '/part')
  expect(link).not.toHaveAttribute('type')
})
