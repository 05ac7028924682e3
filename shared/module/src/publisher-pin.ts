import { rememberPublisher } from './cookies.ts'

const KEY = 'console.publisher'

interface Pin {
  readonly user: string
  readonly publisher: string
}

/** The publisher this tab was given, if it was given to the same person. A tab keeps its publisher for its life. */
export function pinnedPublisher(userId: string): string | null {
  try {
    const pin = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Pin> | null
    return pin?.user === userId && typeof pin.publisher === 'string' ? pin.publisher : null
  } catch {
    return null
  }
}

/** Pins the publisher to this tab and remembers it for tabs to come. */
export function pinPublisher(userId: string, publisherId: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ user: userId, publisher: publisherId } satisfies Pin))
  rememberPublisher(publisherId)
}
