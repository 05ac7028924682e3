import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type Child, startChild } from './child.ts'
import { anyPort } from './ports.ts'

const SERVES =
  "require('node:http').createServer((_, answer) => answer.end('ok')).listen(Number(process.env.PORT), () => console.log('up'))"
const children: Child[] = []
let lines: string[]
beforeEach(() => {
  lines = []
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(String(text))
      return true
    })
  }
})
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(children.splice(0).map((child) => child.stop()))
})

async function begin(script: string): Promise<{ child: Child; url: string }> {
  const port = await anyPort()
  const child = startChild('host', ['-e', script], { ...process.env, NODE_OPTIONS: '', PORT: String(port) })
  children.push(child)
  return { child, url: `http://127.0.0.1:${port}/healthz` }
}

describe('a process that was started', () => {
  it('is ready when it responds, and its output has its name before it', async () => {
    const { child, url } = await begin(SERVES)
    await child.ready(url, 20_000)
    expect(lines).toContain('[host] up\n')
  })

  it('is reported at once when it ends before it responds', async () => {
    const { child, url } = await begin("console.error('SECRET_KEY is too short'); process.exit(3)")
    await expect(child.ready(url, 20_000)).rejects.toThrow('The host ended before it was ready (exit code 3).')
    expect(lines).toContain('[host] SECRET_KEY is too short\n')
  })

  it('is given up when it lives but does not answer in time', async () => {
    const { child, url } = await begin('setInterval(() => {}, 1000)')
    await expect(child.ready(url, 50)).rejects.toThrow(`The host was not ready at ${url} after 0.05 s.`)
  })

  it('is not ready while it responds with an error', async () => {
    const answers = 'const codes = [503, 503, 200]; const next = () => { const code = codes.shift(); console.log(code); return code }'
    const { child, url } = await begin(`${answers}; ${SERVES.replace('answer.end', 'answer.writeHead(next()).end')}`)
    await child.ready(url, 20_000)
    await child.stop()
    expect(lines.filter((line) => /\d/.test(line))).toEqual(['[host] 503\n', '[host] 503\n', '[host] 200\n'])
  })

  it('ends when it is asked to, and asking twice is no harm', async () => {
    const { child, url } = await begin(SERVES)
    await child.ready(url, 20_000)
    await Promise.all([child.stop(), child.stop()])
    expect(await child.ended).toBeNull()
    await expect(fetch(url)).rejects.toThrow()
  })
})
