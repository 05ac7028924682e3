import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { platformVersion, ROOT } from '@console/federation'
import { CommandFailed } from './command.ts'

/** False if the section of the version is empty. */
export function isInChangelog(changelog: string, version: string): boolean {
  const [, section = ''] = changelog.split(new RegExp(`^## ${RegExp.escape(version)}$`, 'm'))
  const [text = ''] = section.split(/^## /m)
  return text.trim() !== ''
}

/** Fails for a shell whose version of the platform the changelog does not mention, since others read there what they have to do. */
export function checkChangelog(): void {
  const version = platformVersion()
  if (!isInChangelog(readFileSync(resolve(ROOT, 'CHANGELOG.md'), 'utf8'), version))
    throw new CommandFailed(`CHANGELOG.md has no section '## ${version}'. Write what operators and modules have to know.`)
}
