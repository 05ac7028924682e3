import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { commandLine, literally, settingsIn } from './command-line.ts'

test.each([
  [['npm', 'run', 'unit', '--', '--seed=-5', 'shared/a/b.test.ts'], {}, 'npm run unit -- --seed=-5 shared/a/b.test.ts'],
  [['-t', '^a b$'], {}, "-t '^a b$'"],
  [['-t', "it's"], {}, "-t 'it'\\''s'"],
  [['-t', ''], {}, "-t ''"],
  [['npm'], { FULL: '1', HOME: '/root', TEST_REDIS_URL: '' }, 'FULL=1 npm'],
  [['npm'], { TEST_DATABASE_URL: 'postgres://a:b@c/d?e=f&g' }, "TEST_DATABASE_URL='postgres://a:b@c/d?e=f&g' npm"],
])('%j with %j becomes %s', (words, env, line) => {
  expect(commandLine(words, settingsIn(env))).toBe(line)
})

const titles = ["a 'quoted' $HOME `x` \\ (b|c) [d] {e} f? g* h+ ^i$", 'tiếng Việt: “đọc rồi” › 100 %', 'a/b "c" !d #e ~f &g ;h <i>']

test.each(titles)('a shell gives back %s as it was, and its pattern matches it alone', (title) => {
  expect(execFileSync('sh', ['-c', `printf %s ${commandLine([title], {})}`], { encoding: 'utf8' })).toBe(title)
  expect(titles.filter((other) => new RegExp(`^${literally(title)}$`).test(other))).toEqual([title])
})
