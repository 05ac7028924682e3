import { expect, test } from '@jest/globals'
import { nextRun, OFF, type Run, type RunEvent } from './playable-run.ts'

const after = (...events: RunEvent[]): Run => events.reduce(nextRun, OFF)

test.each<[what: string, events: readonly RunEvent[], run: Run]>([
  ['nothing runs before it is asked for', ['loaded', 'late', 'second', 'skip'], { kind: 'off' }],
  ['a page is on its way', ['run'], { kind: 'loading' }],
  ['it plays once it has loaded', ['run', 'loaded'], { kind: 'playing', seconds: 0 }],
  ['its seconds are counted', ['run', 'loaded', 'second', 'second'], { kind: 'playing', seconds: 2 }],
  ['a further page in it does not begin again', ['run', 'loaded', 'second', 'loaded'], { kind: 'playing', seconds: 1 }],
  ['it may be late', ['run', 'late'], { kind: 'late' }],
  ['one that has loaded is not late', ['run', 'loaded', 'late'], { kind: 'playing', seconds: 0 }],
  ['one that was late plays all the same', ['run', 'late', 'loaded'], { kind: 'playing', seconds: 0 }],
  ['it is left', ['run', 'loaded', 'skip', 'second'], { kind: 'left' }],
  ['it runs again from the start', ['run', 'loaded', 'second', 'skip', 'run', 'loaded'], { kind: 'playing', seconds: 0 }],
  ['reloading a late page waits again', ['run', 'late', 'run'], { kind: 'loading' }],
])('%s', (_, events, run) => {
  expect(after(...events)).toEqual(run)
})
