import { pageDataStore, publisherStore } from '@console/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { isApiError } from './api-error.ts'
import { sendFile } from './upload.ts'

const publisher = { id: 'pub-1', code: 'P', name: 'P', status: 'active', role: { id: 'r', name: 'Viewer' }, is_owner: false } as const
const STORED = { id: 'f', url: 'http://files.test/f', content_type: 'image/png', size: 1 }
const file = new File(['a'], 'a.png', { type: 'image/png' })
const realRequest = globalThis.XMLHttpRequest

let last: StubRequest | undefined
class StubRequest {
  status = 0
  responseText = ''
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  readonly abort = jest.fn(() => this.onabort?.())
  sent: FormData | undefined
  target = ''
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void

  open(method: string, url: string): void {
    this.target = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getResponseHeader(): string {
    return 'req-1'
  }
  send(form: FormData): void {
    this.sent = form
    last = this
  }
  respond(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

function hold(permissions: readonly string[]): void {
  publisherStore.setState({
    publisher,
    permissions: { publisher_id: 'pub-1', role: publisher.role, is_owner: false, permissions: [...permissions] },
  })
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (isApiError(error) ? `${error.code} ${error.requestId ?? '-'}` : 'another error'),
  )

beforeEach(() => {
  last = undefined
  hold(['pub:campaigns:update'])
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value: StubRequest })
})
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest
})

test('a file goes after its purpose, to the publisher of the tab, and says that the console sends it, and in which language', async () => {
  pageDataStore.setState({ locale: 'vi' })
  const sending = sendFile(file, 'image')
  expect(last?.target).toBe('POST /pub/core/api/v1/publishers/pub-1/files')
  expect(last?.headers).toEqual({ 'X-Console': '1', 'Accept-Language': 'vi' })
  expect([...(last?.sent?.keys() ?? [])]).toEqual(['purpose', 'file'])
  expect(last?.sent?.get('purpose')).toBe('image')
  last?.respond(201, STORED)
  expect(await sending).toEqual(STORED)
})

test('how far it has come is told as a share, where the browser knows', () => {
  const onProgress = jest.fn()
  void sendFile(file, 'image', { onProgress })
  last?.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
  last?.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 })
  expect(onProgress.mock.calls).toEqual([[0.25]])
})

test.each<[string, (request: StubRequest) => void, string]>([
  ['no connection', (request) => request.onerror?.(), 'offline -'],
  ['no end', (request) => request.ontimeout?.(), 'timeout -'],
  [
    'a problem',
    (request) => request.respond(413, { type: 't', title: 'T', status: 413, code: 'payload_too_large' }),
    'payload_too_large req-1',
  ],
])('%s is data', async (_, happen, code) => {
  const sending = codeOf(sendFile(file, 'image'))
  if (last) happen(last)
  expect(await sending).toBe(code)
})

test('it can be canceled on its way and before', async () => {
  const abort = new AbortController()
  const sending = codeOf(sendFile(file, 'image', { signal: abort.signal }))
  abort.abort()
  expect(await sending).toBe('canceled -')
  expect(last?.abort).toHaveBeenCalledTimes(1)
  last = undefined
  expect(await codeOf(sendFile(file, 'image', { signal: abort.signal }))).toBe('canceled -')
  expect(last).toBeUndefined()
})

test('a person who may not send an image is told so without a request, and may send an avatar', async () => {
  hold([])
  expect(await codeOf(sendFile(file, 'image'))).toBe('permission_denied -')
  expect(last).toBeUndefined()
  const sending = sendFile(file, 'avatar')
  last?.respond(201, STORED)
  expect(await sending).toEqual(STORED)
})
