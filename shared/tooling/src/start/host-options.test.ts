import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '@console/federation'
import { expect, test } from '@jest/globals'
import { HOST_ENVIRONMENT, HOST_OPTIONS } from './host-options.ts'

const unit = readFileSync(resolve(ROOT, 'shell/ops/console-host@.service'), 'utf8')

test('the unit of systemd runs the host as every command of this repository does', () => {
  expect(/^ExecStart=.* node (.*) \/opt\/console-host\/main\.js$/m.exec(unit)?.[1]).toBe(HOST_OPTIONS.join(' '))
  for (const [name, value] of Object.entries(HOST_ENVIRONMENT)) expect(unit).toContain(`\nEnvironment=${name}=${value}\n`)
})
