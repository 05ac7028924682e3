import type { Failure } from '@console/api'
import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { Loaded } from './loaded.tsx'

interface Given {
  readonly data?: readonly string[]
  readonly error?: Failure
}

async function loaded({ data, error }: Given) {
  const retry = jest.fn()
  const page = await renderPart(
    <Loaded
      from={{ data, error, retry }}
      skeleton={<p>Skeleton</p>}
      failed="The list could not be loaded"
      isEmpty={(list) => list.length === 0}
      empty={() => <p>Nothing yet</p>}
    >
      {(list) => <p>{list.join()}</p>}
    </Loaded>,
  )
  return { ...page, retry }
}
const drawn = () => ['Skeleton', 'Nothing yet', 'a,b', 'The list could not be loaded'].filter((words) => screen.queryByText(words))
const busy = { code: 'busy', status: 503 }

test.each<[string, Given, string]>([
  ['nothing has come', {}, 'Skeleton'],
  ['it failed', { error: busy }, 'The list could not be loaded'],
  ['it holds nothing', { data: [] }, 'Nothing yet'],
  ['it is there', { data: ['a', 'b'] }, 'a,b'],
  ['it is there and a refresh fails', { data: ['a', 'b'], error: busy }, 'a,b'],
])('while %s one thing is drawn', async (_, given, words) => {
  await loaded(given)
  expect(drawn()).toEqual([words])
})

test.each([
  [{ code: 'offline', status: 0 }, true],
  [{ code: 'busy', status: 503 }, true],
  [{ code: 'rate_limited', status: 429 }, true],
  [{ code: 'invalid_answer', status: 200 }, true],
  [{ code: 'permission_denied', status: 403 }, false],
  [{ code: 'not_found', status: 404 }, false],
])('after %j another try is offered: %s', async (error, isOffered) => {
  const { user, retry } = await loaded({ error })
  const button = screen.queryByRole('button', { name: 'Retry' })
  expect(button !== null).toBe(isOffered)
  if (button) await user.click(button)
  expect(retry).toHaveBeenCalledTimes(isOffered ? 1 : 0)
})

test('a refusal is titled as one, with what may not be seen', async () => {
  await loaded({ error: { code: 'permission_denied', status: 403 } })
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText('Permission Denied')).toBeInTheDocument()
  expect(within(alert).getByText("You don't have permission to access this resource or functionality")).toBeInTheDocument()
  expect(drawn()).toEqual([])
})

test.each([
  [undefined, 'Too many attempts. Wait a moment and try again.'],
  [90, 'Too many attempts. Try again in 2 minutes.'],
])('a limit that lasts %s s is told as: %s', async (retryAfter, words) => {
  await loaded({ error: { code: 'rate_limited', status: 429, retryAfter } })
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})

test('a failure names what to quote to support, and an unknown code reads as a general failure', async () => {
  await loaded({ error: { code: 'never_heard_of', status: 500, requestId: 'req-3' } })
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Reference: req-3')
  expect(alert).toHaveTextContent('Something went wrong on our side.')
})
