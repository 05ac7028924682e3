import { generateKeyPairSync } from 'node:crypto'
import { linkSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { applySteps, integrityOf, LIVE, type Snapshot, snapshotJson } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openStore } from './store.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const HOUR_MS = 3_600_000
/** Of each of eight writers: a thousand together. */
const CHANGES = 125
let folder: string
let time: VirtualTime
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  time = virtualTime()
})
afterEach(() => rmSync(folder, { recursive: true }))

interface VirtualTime {
  now(): number
  pause(ms: number): Promise<void>
  until<T>(done: Promise<T>): Promise<T>
}

function virtualTime(): VirtualTime {
  const pauses: { readonly end: number; readonly resume: () => void }[] = []
  let now = 0
  return {
    now: () => now,
    pause: (ms) => new Promise((resume) => pauses.push({ end: now + ms, resume })),
    async until(done) {
      let isDone = false
      const settled = done.finally(() => {
        isDone = true
      })
      settled.catch(() => {})
      while (!isDone) {
        await turn()
        const [first] = pauses.sort((one, other) => one.end - other.end).splice(0, 1)
        now = Math.max(now, first?.end ?? now)
        first?.resume()
      }
      return settled
    },
  }
}

/** Numbers from 0 to 1, the same for the same seed. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A process whose clock is wrong, and which waits for as long as `sleep` says at each place where it could. */
function writer(id: string, sleep: (place: string) => Promise<void>, skew = 0) {
  const store = openStore(folder, privateKey, () => {}, {
    clock: { now: () => time.now() + skew, pause: time.pause },
    disk: {
      async link(from, to) {
        await sleep('before it takes the number')
        linkSync(from, to)
        await sleep('after it took the number')
      },
      async rename(from, to) {
        await sleep('before it replaces the file')
        renameSync(from, to)
        await sleep('after it replaced the file')
      },
    },
  })
  return {
    release: async (hash: string) => {
      const written = await store.write(async (live) => {
        await sleep('after it read')
        const line = { current: { hash, record: integrityOf(hash) }, previous: [], owns: [`/${id}`] as const, labels: { en: id, vi: id } }
        const note = { at: Date.parse('2026-11-20T08:00:00Z') + time.now() + skew, by: id, why: hash }
        const after = applySteps(live, [], note)
        return { ...after, modules: { ...after.modules, [id]: line } }
      })
      if (!written) throw new Error('Something was written.')
      return written
    },
  }
}

const store = () => openStore(folder, privateKey)
const hashesOf = ({ modules }: Snapshot) => Object.fromEntries(Object.entries(modules).map(([id, { current }]) => [id, current.hash]))
const liveFile = () => snapshotJson.parse(readFileSync(join(folder, LIVE), 'utf8'))
const awake = async () => {}

describe('a change that was reported live', () => {
  it('is in the history for good, whoever sleeps, whatever clocks say', async () => {
    const draw = draws(1)
    const sleep = async () => {
      const drawn = draw()
      if (drawn < 0.05) await time.pause(drawn < 0.002 ? 12_000 : drawn * 1_000)
    }
    const writers = Array.from({ length: 8 }, (_, n) => ({ id: `team${n}`, ...writer(`team${n}`, sleep, (n - 4) * HOUR_MS) }))
    const reported: Snapshot[] = []
    await time.until(
      Promise.all(
        writers.map(async ({ id, release }) => {
          for (let n = 0; n < CHANGES; n += 1) reported.push(await release(`${id}-${n}`))
        }),
      ),
    )
    expect(reported).toHaveLength(8 * CHANGES)
    const history = store()
      .numbers()
      .toReversed()
      .map((number) => store().at(number))
    expect(reported.toSorted((one, other) => one.number - other.number)).toEqual(history)
    // Each number has everything of the one before but for one release, so none undoes another.
    const modules = history.map((one) => one && hashesOf(one))
    expect(modules).toEqual(history.map((one, n) => one && { ...modules[n - 1], [one.by]: one.why }))
    expect(liveFile()).toEqual(history.at(-1))
    expect(readdirSync(folder).toSorted()).toEqual(['history', LIVE])
  })

  it.each([
    'after it read',
    'before it takes the number',
    'after it took the number',
    'before it replaces the file',
    'after it replaced the file',
  ])('stays where a slow owner of the lock wakes %s', async (place) => {
    await time.until(writer('first', awake).release('one'))
    const slow = writer('slow', async (here) => (here === place ? time.pause(14_000) : undefined))
    const quick = writer('quick', awake)
    const both = await time.until(Promise.all([slow.release('two'), time.pause(100).then(() => quick.release('three'))]))
    expect(new Set(both.map(({ number }) => number))).toEqual(new Set([2, 3]))
    for (const snapshot of both) expect(store().at(snapshot.number)).toEqual(snapshot)
    expect(hashesOf(liveFile())).toEqual({ first: 'one', slow: 'two', quick: 'three' })
    expect(liveFile().number).toBe(3)
  })
})

describe('a lock', () => {
  it('passes on once its holder stood still for ten seconds of whoever waits, however old its file is', async () => {
    writeFileSync(join(folder, 'live.lock'), 'of a process that died')
    await time.until(writer('one', awake, 1_000 * HOUR_MS).release('one'))
    expect(time.now()).toBeGreaterThanOrEqual(10_000)
    expect(readdirSync(folder).toSorted()).toEqual(['history', LIVE])
  })

  it('is not taken while its holders change', async () => {
    const lock = join(folder, 'live.lock')
    writeFileSync(lock, 'holder 0')
    const waiting = writer('one', awake).release('one')
    const others = (async () => {
      for (let n = 1; n <= 10; n += 1) {
        await time.pause(4_000)
        expect(readFileSync(lock, 'utf8')).toBe(`holder ${n - 1}`)
        writeFileSync(lock, `holder ${n}`)
      }
    })()
    await time.until(Promise.all([waiting, others]))
    expect(time.now()).toBeGreaterThanOrEqual(50_000)
  })
})
