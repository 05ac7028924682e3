import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Facts, WhenFact } from './facts.tsx'

test('a moment stands among the facts in the zone of the preferences; one that has not come yet does not', async () => {
  await renderPart(
    <Facts>
      <WhenFact name="Created" at="2026-11-20T08:00:00Z" />
      <WhenFact name="Updated" at={null} />
      <WhenFact name="Ended" at={undefined} />
    </Facts>,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Created'])
  expect(screen.getByRole('definition')).toHaveTextContent('20 Nov 2026, 15:00 (GMT+7)')
})
