import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from '@jest/globals'
import { encodingFor } from './compress.ts'

const reader = `
  import { randomBytes } from 'node:crypto'
  const { streamed } = await import(process.argv[1])
  async function* parts() {
    for (let part = 0; part < 50; part++) yield randomBytes(200_000).toString('base64')
  }
  const reader = streamed(parts(), process.argv[2]).getReader()
  await reader.read()
  await reader.cancel()
`

// In a process of its own, which the fault would end.
it.each(['br', 'gzip'])('a reader that goes away while a part is being compressed (%s) takes nothing with it', (encoding) => {
  const file = pathToFileURL(join(import.meta.dirname, 'compress.ts')).href
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', reader, file, encoding], { encoding: 'utf8' })
  expect(stderr).not.toContain('ERR_INVALID_STATE')
  expect(status).toBe(0)
})

it.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip ; q=0.5 , br ; q=0.000', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['identity, deflate', null],
  ['', null],
  [undefined, null],
])('a browser that takes %j gets %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
