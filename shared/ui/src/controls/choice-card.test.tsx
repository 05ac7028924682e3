import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
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

test('a card opens this tab in its own way, and leaves other tabs to the browser', async () => {
  const open = jest.fn()
  const { user } = await renderPart(
    <ChoiceCard to="/campaigns" onOpen={open}>
      Lotus Games
    </ChoiceCard>,
  )
  const card = screen.getByRole('link', { name: 'Lotus Games' })
  const leftToTheBrowser: boolean[] = []
  function hear(event: Event): void {
    leftToTheBrowser.push(!event.defaultPrevented)
    // jsdom opens no pages.
    event.preventDefault()
  }
  window.addEventListener('click', hear)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(card, { [key]: true })
  expect(open).not.toHaveBeenCalled()
  await user.click(card)
  expect(open).toHaveBeenCalledTimes(1)
  expect(leftToTheBrowser).toEqual([true, true, true, true, false])
  window.removeEventListener('click', hear)
})
