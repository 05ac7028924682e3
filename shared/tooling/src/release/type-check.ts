import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, moduleFolder, ROOT } from '@console/federation'
import { type Problem, SHELL } from '@console/module/registry'

/** How many complaints are shown: the first one often is the cause of the rest. */
const SHOWN = 10

export async function typeProblems(id: string): Promise<readonly Problem[]> {
  const folder = id === SHELL ? resolve(ROOT, 'shell/src') : moduleFolder(id)
  const file = resolve(BUILD, 'types', `${id}.${process.pid}.json`)
  mkdirSync(resolve(file, '..'), { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      extends: resolve(ROOT, 'tsconfig.json'),
      compilerOptions: { incremental: false },
      include: [`${folder}/**/*`],
      exclude: [`${folder}/**/node_modules`, `${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`],
    }),
  )
  try {
    const complaints = (await output(resolve(ROOT, 'node_modules/.bin/tsc'), ['-p', file]))
      .split('\n')
      .filter((line) => /error TS/.test(line))
    const more = complaints.length > SHOWN ? [`and ${complaints.length - SHOWN} more`] : []
    const text = [`The types of '${id}' are wrong:`, ...complaints.slice(0, SHOWN), ...more].join('\n      ')
    return complaints.length === 0 ? [] : [{ code: 'types', id, text }]
  } finally {
    rmSync(file, { force: true })
  }
}

function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (piece) => {
      text += piece
    })
    child.once('error', failed)
    child.once('close', () => done(text))
  })
}
