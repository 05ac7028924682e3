import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ChoiceCard } from './choice-card.tsx'

test('a card with an address is a link to it', async () => {
  await renderPart(
    <ChoiceCard to="/campaigns" large>
      Campaigns
    </ChoiceCard>,
  )
  const card = screen.getByRole('link', { name: 'Campaigns' })
  expect(card).toHaveAttribute('href', '/campaigns')
  expect(card).not.toHaveAttribute('large')
})

test('a card with something to do is a button, which sends no form', async () => {
  const choose = jest.fn()
  const send = jest.fn((event: React.FormEvent) => event.preventDefault())
  const { user } = await renderPart(
    <form onSubmit={send}>
      <ChoiceCard onClick={choose}>Lotus Games</ChoiceCard>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Lotus Games' }))
  expect(choose).toHaveBeenCalledTimes(1)
  expect(send).not.toHaveBeenCalled()
})
