import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../../fixtures/test.ts'

const PATHS = ['/', '/vi', '/login', '/campaigns']

test.use({ expectedComplaints: [/frame-ancestors/] })

test('another site cannot put a page of the console into a frame', async ({ page, consoleUrl }) => {
  const sandboxUrl = process.env.E2E_SANDBOX_URL ?? ''
  const framed = [`${sandboxUrl}/healthz`, ...PATHS.map((path) => consoleUrl + path)]
  const body = framed.map((url) => `<iframe src="${url}"></iframe>`).join('')
  const other = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body)).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
  const [, open, ...refused] = page.frames()
  // A page that forbids nothing does show in a frame, so an empty one means something.
  expect(await open?.locator('body').textContent()).toContain('ok')
  expect(refused.map((frame) => new URL(frame.url()).protocol)).toEqual(PATHS.map(() => 'chrome-error:'))
  other.closeAllConnections()
  other.close()
})
