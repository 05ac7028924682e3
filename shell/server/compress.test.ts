import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from '@jest/globals'

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

// In a process of its own, since what it is about is a process that dies.
it.each(['br', 'gzip'])('a reader that goes away while a part is being compressed (%s) takes nothing with it', (encoding) => {
  const file = pathToFileURL(join(import.meta.dirname, 'compress.ts')).href
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', reader, file, encoding], { encoding: 'utf8' })
  expect(stderr).not.toContain('ERR_INVALID_STATE')
  expect(status).toBe(0)
})
