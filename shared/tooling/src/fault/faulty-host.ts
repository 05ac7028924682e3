import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '@console/federation'

/** Arguments of Node for a host with the faults of `npm run fault`. */
export const FAULTY_HOST: readonly string[] = [
  '--import',
  pathToFileURL(resolve(ROOT, 'shared/tooling/src/fault/serve-faults.ts')).href,
  resolve(ROOT, 'shell/server/main.ts'),
]
