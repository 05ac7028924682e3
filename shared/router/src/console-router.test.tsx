import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AtPath, ConsoleRouterProvider, Link, makeRouter, useBlocker, useLocation, useParams } from './index.ts'

function Page() {
  const { pathname, search, key } = useLocation()
  if (pathname === '/broken') throw new Error('broke on purpose')
  return (
    <>
      <h1 data-key={key}>{pathname + search}</h1>
      <Link to="/">Root</Link>
      <Link to="/list?page=2">List</Link>
      <Link to="/broken">Broken</Link>
      <a href="#main">Part</a>
      {pathname === '/form' ? <Form /> : null}
    </>
  )
}

function Form() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  return blocker.state === 'blocked' ? (
    <>
      <button type="button" onClick={blocker.reset}>
        Stay
      </button>
      <button type="button" onClick={blocker.proceed}>
        Leave
      </button>
    </>
  ) : null
}

async function openAt(url: string, base: '' | '/vi' = '') {
  history.replaceState(null, '', base + url)
  const router = makeRouter({ base, children: <Page />, error: <p>An error</p> })
  await act(async () => render(<ConsoleRouterProvider router={router} />))
  return { user: userEvent.setup(), router }
}
const shown = (title: string) => waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(title))
const link = (name: string) => screen.getByRole('link', { name })
const button = (name: string) => screen.findByRole('button', { name })
const address = () => location.pathname + location.search

// Each test begins where no entry of the one before is in reach of its own moves.
beforeEach(() => history.pushState(null, '', '/'))
afterEach(() => history.pushState(null, '', '/'))

test('a link opens its page in the language of the document', async () => {
  await openAt('/form?x=1', '/vi')
  await shown('/form?x=1')
  expect(link('List')).toHaveAttribute('href', '/vi/list?page=2')
  expect(link('Root')).toHaveAttribute('href', '/vi')
})

test('a link to the page that is open adds no entry, another one does', async () => {
  const { user } = await openAt('/')
  const entries = history.length
  await user.click(link('Root'))
  expect(history.length).toBe(entries)
  await user.click(link('List'))
  expect(history.length).toBe(entries + 1)
  expect(address()).toBe('/list?page=2')
})

test('each link that is followed has a key of its own, also a second one to the same address', async () => {
  const { user } = await openAt('/')
  const keyAfter = async (name: string) => {
    const before = screen.getByRole('heading').dataset.key
    await user.click(link(name))
    await waitFor(() => expect(screen.getByRole('heading').dataset.key).not.toBe(before))
    return screen.getByRole('heading').dataset.key
  }
  expect(await keyAfter('List')).not.toBe(await keyAfter('List'))
})

test('a click with a modifier key is left to the browser', async () => {
  await openAt('/')
  let isTaken: boolean | undefined
  const atLast = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', atLast)
  fireEvent.click(link('List'), { ctrlKey: true })
  expect(isTaken).toBe(false)
  fireEvent.click(link('List'))
  expect(isTaken).toBe(true)
  window.removeEventListener('click', atLast)
})

test('Back and Forward open the pages before and after', async () => {
  const { user } = await openAt('/')
  await user.click(link('List'))
  await shown('/list?page=2')
  history.back()
  await shown('/')
  history.forward()
  await shown('/list?page=2')
})

test.each([
  ['a link', () => link('List').click(), '/list?page=2'],
  ['Back', () => history.back(), '/'],
])('%s is held: staying changes nothing, leaving goes there', async (_, leave, there) => {
  const { router } = await openAt('/')
  await act(async () => router.navigate('/form'))
  const entries = history.length
  const user = userEvent.setup()
  await act(async () => leave())
  await user.click(await button('Stay'))
  await waitFor(() => expect(address()).toBe('/form'))
  expect(history.length).toBe(entries)
  await shown('/form')
  await act(async () => leave())
  await user.click(await button('Leave'))
  await shown(there)
  expect(address()).toBe(there)
})

test('Back that was held and gone on with leaves Forward where it was', async () => {
  const { router } = await openAt('/')
  await act(async () => router.navigate('/form'))
  history.back()
  ;(await button('Leave')).click()
  await shown('/')
  history.forward()
  await shown('/form')
})

test('a link to a part of the page leaves nothing, and the way back is still known', async () => {
  const { router } = await openAt('/')
  await act(async () => router.navigate('/form'))
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  link('Part').click()
  await moved
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await act(async () => router.moves.move(-2))
  ;(await button('Stay')).click()
  await waitFor(() => expect(location.hash).toBe('#main'))
  await shown('/form')
})

test('a page that throws gives way to the error, until another address is opened', async () => {
  allowConsole(/broke on purpose/)
  const { user, router } = await openAt('/')
  await user.click(link('Broken'))
  expect(await screen.findByText('An error')).toBeInTheDocument()
  await act(async () => router.navigate('/list'))
  await shown('/list')
})

function Parameters() {
  return <p>{useParams().id}</p>
}

test('the parameters of a path are decoded', async () => {
  history.replaceState(null, '', '/things/a%2Fb%20%C3%A9')
  const children = (
    <AtPath path="/things/:id">
      <Parameters />
    </AtPath>
  )
  const router = makeRouter({ base: '', children, error: null })
  await act(async () => render(<ConsoleRouterProvider router={router} />))
  expect(screen.getByText('a/b é')).toBeInTheDocument()
})
