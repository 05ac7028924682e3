import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { RelativeTime } from './relative-time.tsx'

const AT = '2026-11-20T08:00:00Z'

test.each([AT, Date.parse(AT)])('a moment (%s) is said from now, and shows itself with its zone under the pointer', async (at) => {
  await renderPart(<RelativeTime at={at} in={(when) => `Ended ${when}`} />)
  const shown = screen.getByTitle('20 Nov 2026, 15:00 (GMT+7)')
  expect(shown).toHaveTextContent(/^Ended \S+/)
  expect(shown).toHaveAttribute('datetime', '2026-11-20T08:00:00.000Z')
})
