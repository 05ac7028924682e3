import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { platformVersion, ROOT } from '@console/federation'
import { HOST_ENVIRONMENT, HOST_OPTIONS } from '../start/host-options.ts'

const FILES = {
  'console-host@.service': 'shell/ops/console-host@.service',
  'nginx.conf': 'shell/ops/nginx.conf',
  'nginx-releases.conf': 'shell/ops/nginx-releases.conf',
  'env.example': 'shell/ops/env.example',
  'alerts.yml': 'shell/ops/alerts.yml',
  'grafana-dashboard.json': 'shell/ops/grafana-dashboard.json',
  'keys.md': 'shared/docs/keys.md',
  'CHANGELOG.md': 'CHANGELOG.md',
  'operating.md': 'shared/docs/operating.md',
  'settings.md': 'shared/docs/settings.md',
  'faults.md': 'shared/docs/faults.md',
} as const

/**
 * Packs the host into one archive in `folder`, which has nothing else afterwards: a bundle that needs Node and no packages, and what
 * an operator needs beside it. Releases are not in it, since they come from the registry. Returns the archive's name.
 */
export async function packHost(folder: string): Promise<string> {
  const staged = resolve(folder, 'staged')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(staged, { recursive: true })
  const { bundleHost } = await import(resolve(ROOT, 'shell/bundle.ts'))
  await bundleHost(staged)
  for (const [name, source] of Object.entries(FILES)) cpSync(resolve(ROOT, source), resolve(staged, name))
  writeFileSync(resolve(staged, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`)
  // npm's archives are the same for the same files, whenever and wherever they are made.
  const { stdout } = await promisify(execFile)('npm', ['pack', staged, '--pack-destination', folder, '--loglevel=error'], { cwd: folder })
  rmSync(staged, { recursive: true })
  return stdout.trim()
}

const VARIABLES = Object.entries(HOST_ENVIRONMENT).map(([name, value]) => `${name}=${value}`)

/** No dependencies: the bundle holds them. */
function packageJson(): object {
  const { node } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')).devDependencies
  return {
    name: 'publisher-console-host',
    version: platformVersion(),
    private: true,
    type: 'module',
    engines: { node: `>=${node}` },
    scripts: { start: [...VARIABLES, 'node', ...HOST_OPTIONS, 'main.js'].join(' ') },
  }
}
