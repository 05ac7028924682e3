import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { ConsoleRouterProvider, Link, makeMemoryRouter, useLocation } from './index.ts'

function Links() {
  const { pathname } = useLocation()
  return (
    <>
      <p>At {pathname}</p>
      <Link to="/elsewhere">Within</Link>
      <Link to="/login?next=%2Felsewhere">Out</Link>
    </>
  )
}

const draw = (leaves?: (path: string) => boolean) => {
  const router = makeMemoryRouter({ base: '/vi', children: <Links />, error: null, leaves }, '/vi/here')
  render(<ConsoleRouterProvider router={router} />)
}
/** Returns whether the browser was left to open the link itself. */
const isLeft = (name: string) => {
  let left = false
  const note = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', note, { once: true })
  fireEvent.click(screen.getByRole('link', { name }))
  return left
}

test('links that leave the document are the browser’s, all others the router’s', () => {
  draw((path) => path.startsWith('/login'))
  expect(screen.getByRole('link', { name: 'Out' })).toHaveAttribute('href', '/vi/login?next=%2Felsewhere')
  expect(isLeft('Out')).toBe(true)
  expect(screen.getByText('At /here')).toBeInTheDocument()
  expect(isLeft('Within')).toBe(false)
  expect(screen.getByText('At /elsewhere')).toBeInTheDocument()
})

test('within such a document every link is the router’s', () => {
  draw()
  expect(isLeft('Out')).toBe(false)
  expect(screen.getByText('At /login')).toBeInTheDocument()
})
