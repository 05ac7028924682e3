import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIVE } from '@console/module/registry'
import { describe, expect, it } from '@jest/globals'
import { currentOf, put, registry, run, step, store, undo, withSmallRegistry } from './testing/small-registry.ts'

withSmallRegistry()

describe('npm run rollback', () => {
  it('goes back to the release before, prints the undo of that alone, and this works as it is printed', async () => {
    const [one, two] = [await put('campaigns', 'one'), await put('campaigns', 'two')]
    const back = run('rollback', 'campaigns', '--why', 'it was slow')
    expect(back).toMatchObject({
      status: 0,
      output: expect.stringContaining(`to undo it: npm run rollback -- campaigns --to 3 --registry ${registry}\n`),
    })
    expect(back.output).toContain(`  campaigns: ${two} → ${one} (the release before)`)
    const other = await put('onelinks', 'one')
    expect(undo(back.output)).toMatchObject({ status: 0, output: expect.stringContaining('live as number 6') })
    expect([currentOf('campaigns'), currentOf('onelinks')]).toEqual([two, other])
    expect(run('registry', 'history').output.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^6 {2}\S+ {2}An Le: rollback campaigns to 3/),
      expect.stringMatching(/^5 {2}/),
      expect.stringMatching(/^4 {2}\S+ {2}An Le: it was slow/),
    ])
  })

  it('takes other modules back only with --everything, and lists what changes', async () => {
    const one = await put('campaigns', 'one')
    const two = await put('campaigns', 'two')
    const other = await put('onelinks', 'one')
    const list = [`campaigns: ${two} → ${one} (the release before)`, `onelinks: leaves the console (${other})`]
    const refused = run('rollback', '--to', '2')
    expect(refused.status).toBe(1)
    for (const line of list) expect(refused.output).toContain(`  - ${line}. Go on with --everything`)
    const dry = run('rollback', '--to', '2', '--dry-run')
    expect(dry).toMatchObject({ status: 0, output: expect.stringContaining('nothing was changed') })
    for (const line of list) expect(dry.output).toContain(`  ${line}\n`)
    expect(store.read()?.number).toBe(4)
    const done = run('rollback', '--to', '2', '--everything')
    expect([done.status, currentOf('campaigns'), currentOf('onelinks')]).toEqual([0, one, undefined])
    expect(undo(done.output).status).toBe(0)
    expect([currentOf('campaigns'), currentOf('onelinks')]).toEqual([two, other])
  })

  it('ends a rollout, and everyone has what was live before it; only then it goes back', async () => {
    const [one, two] = [await put('campaigns', 'one'), await put('campaigns', 'two')]
    const release = store.read()?.modules.campaigns?.previous[0]
    if (!release) throw new Error('It was live.')
    await step([{ kind: 'rollout', id: 'campaigns', release, share: 80 }])
    const { status, output } = run('rollback', 'campaigns')
    expect([status, output]).toEqual([
      0,
      expect.stringContaining(`rollback campaigns: the rollout of ${one} ends, and everyone gets ${two}: live as number 5`),
    ])
    expect(store.read()?.modules.campaigns).toMatchObject({ current: { hash: two }, previous: [{ hash: one }] })
    expect(store.read()?.modules.campaigns).not.toHaveProperty('rollout')
  })

  it('of the shell leaves a module behind that no one releases any more, with a reason', async () => {
    await put('shell', 'more', { lends: { '@console/ui': { Ribbon: '' } } })
    const one = await put('loyalty', 'one', { takes: { '@console/ui': { Ribbon: '' } } })
    expect(run('rollback', 'shell').output).toContain(
      "'loyalty' is live and takes what this shell does not lend: Ribbon (@console/ui). Lend it, under its old name too",
    )
    expect(run('rollback', 'shell', '--leave-behind', 'loyalty').output).toContain('--leave-behind needs --why "reason"')
    const { status, output } = run('rollback', 'shell', '--leave-behind', 'loyalty', '--why', 'the team is gone')
    expect([status, output]).toEqual([0, expect.stringContaining('live as number 4')])
    expect(store.read()).toMatchObject({ why: 'the team is gone; leaves loyalty behind', modules: { loyalty: { current: { hash: one } } } })
    expect(output).toContain('to undo it: npm run rollback -- shell --to 3 ')
  })

  it('is refused where another module owns the addresses by now, and nothing changes', async () => {
    await put('campaigns', 'one', { owns: ['/campaigns', '/more'] })
    await put('campaigns', 'two')
    await put('onelinks', 'one', { owns: ['/more'] })
    const before = readFileSync(join(registry, LIVE), 'utf8')
    const { status, output } = run('rollback', 'campaigns')
    expect([status, output]).toEqual([
      1,
      expect.stringContaining("Refused; nothing was changed:\n  - '/more' would belong to 'campaigns' and to 'onelinks'"),
    ])
    expect(readFileSync(join(registry, LIVE), 'utf8')).toBe(before)
  })

  it('is refused where a byte of the release was altered meanwhile', async () => {
    const one = await put('campaigns', 'one')
    await put('campaigns', 'two')
    writeFileSync(join(registry, 'modules/campaigns', one, 'entry.js'), 'altered')
    expect(run('rollback', 'campaigns')).toMatchObject({
      status: 1,
      output: expect.stringContaining('entry.js was altered after its release'),
    })
  })
})
