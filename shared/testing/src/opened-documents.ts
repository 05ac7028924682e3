import { beforeEach } from '@jest/globals'

/** What the browser does when a page asks for another document; jsdom has no other documents. */
interface Going {
  assign(address: string): void
  reload(): void
}

const opened: string[] = []

/**
 * The other documents that the page asked the browser for in this test, in order: path and query, 'reload' for a reload.
 * Stands where the browser would begin to fetch; everything up to `location.assign` is the real thing.
 */
export function openedDocuments(): readonly string[] {
  return opened
}

beforeEach(() => {
  opened.length = 0
})

// `location` itself cannot be replaced in a browser, nor here: jsdom keeps what it does behind a symbol of it.
const [behind] = Object.getOwnPropertySymbols(location)
const going = behind && (Reflect.get(location, behind) as Going)
if (going) {
  going.assign = (address) => {
    const url = new URL(address, document.baseURI)
    opened.push(url.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : url.href)
  }
  going.reload = () => {
    opened.push('reload')
  }
}
