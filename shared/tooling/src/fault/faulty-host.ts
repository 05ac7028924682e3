import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '@console/federation'

/** What Node runs for a host that shows what `npm run fault` made. */
export const FAULTY_HOST: readonly string[] = [
  '--import',
  pathToFileURL(resolve(ROOT, 'shared/tooling/src/fault/serve-faults.ts')).href,
  resolve(ROOT, 'shell/server/main.ts'),
]
