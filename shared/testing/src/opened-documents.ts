import { beforeEach } from '@jest/globals'

/** Replaces the navigation to other documents, which jsdom does not have. */
interface Going {
  assign(address: string): void
  reload(): void
}

const opened: string[] = []

/**
 * The documents that the page navigated to in this test, in order: path and query, or 'reload'. Everything up to
 * `location.assign` is real.
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
