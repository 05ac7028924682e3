import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { anonymous, problemOf, type Send } from '../testing/client.ts'

let sandbox: Sandbox
let send: Send
beforeAll(async () => {
  sandbox = await createSandbox()
  send = anonymous(sandbox)
})
afterAll(() => sandbox.close())

test('the page names files that are there, and allows no others', async () => {
  const page = await send('GET', '/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(files).toEqual(['/docs/swagger-ui.css', '/docs/page.css', '/docs/swagger-ui-bundle.js', '/docs/page.js'])
  for (const path of files) {
    const file = await send('GET', path)
    expect([path, file.status, file.text.length > 100]).toEqual([path, 200, true])
    expect(file.headers.get('content-type')).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
  }
  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
  expect(policy).not.toContain('unsafe')
  expect(page.text).not.toMatch(/<script>|<style>|\son\w+=/)
})

test('what does not belong to it is not found', async () => {
  for (const path of ['/docs/package.json', '/docs/..%2Fapp.ts']) {
    expect(problemOf(await send('GET', path))).toEqual({ status: 404, code: 'not_found' })
  }
})
