import { spawnSync } from 'node:child_process'
import { absentEngines } from '../browser/engines.ts'
import { absentFonts } from '../browser/fonts.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A service that a group of tests needs. Their file names contain its word: `claim-postgres.test.ts`. */
export interface Service {
  readonly word: string
  readonly needs: string
  isThere(env: Environment): boolean
}

const services: readonly Service[] = [
  { word: 'postgres', needs: 'PostgreSQL, named by TEST_DATABASE_URL', isThere: (env) => Boolean(env.TEST_DATABASE_URL) },
  { word: 'redis', needs: 'Redis, named by TEST_REDIS_URL', isThere: (env) => Boolean(env.TEST_REDIS_URL) },
  { word: 'nginx', needs: 'nginx on the PATH', isThere: hasNginx },
  { word: 'promtool', needs: 'promtool of Prometheus on the PATH', isThere: () => starts('promtool', '--version') },
  {
    word: 'cluster',
    needs: 'nginx on the PATH, PostgreSQL and Redis, named by TEST_DATABASE_URL and TEST_REDIS_URL',
    isThere: (env) => hasNginx() && Boolean(env.TEST_DATABASE_URL && env.TEST_REDIS_URL),
  },
]

function hasNginx(): boolean {
  return starts('nginx', '-v')
}

const starts = (command: string, ...args: readonly string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

function filesOf({ word }: Service): RegExp {
  return new RegExp(`(^|[/-])${word}(\\.full)?\\.(test|spec)\\.tsx?$`)
}

/** Patterns of the test files that cannot run here. */
export function absentPatterns(env: Environment): string[] {
  return services.filter((service) => !service.isThere(env)).map((service) => filesOf(service).source)
}

export function notRunLines(files: readonly string[], env: Environment, fonts = absentFonts(), engines = absentEngines()): string[] {
  const absent = services
    .filter((service) => !service.isThere(env) && files.some((file) => filesOf(service).test(file)))
    .map(({ word, needs }) => `not run: ${word} tests, they need ${needs}`)
  // Other fonts than the usual one, and other engines than Chromium, are for the full round.
  if (env.FULL !== '1') return absent
  return [
    ...absent,
    ...fonts.map((font) => `not run: layout tests under ${font.font}, they need ${font.package}`),
    ...engines.map(({ name, packages }) => `not run: journeys in ${name}, they need ${packages}`),
  ]
}
