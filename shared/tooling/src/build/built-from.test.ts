import { expect, test } from '@jest/globals'
import { parseWorkspace } from '../boundaries/workspaces.ts'
import { builtFrom } from './built-from.ts'

const workspace = (folder: string, dependencies: readonly string[], devDependencies: readonly string[] = []) => {
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']))
  const packageJson = { name: folder.split('/').at(-1), dependencies: versions(dependencies), devDependencies: versions(devDependencies) }
  return parseWorkspace(`${folder}/package.json`, JSON.stringify(packageJson))
}

const workspaces = [
  workspace('mfe-auth', ['ui', 'react'], ['testing']),
  workspace('shared/ui', ['api', 'contract'], ['testing']),
  workspace('shared/api', ['contract']),
  workspace('shared/contract', ['valibot']),
  workspace('shared/rich-text', ['ui']),
  workspace('shared/testing', ['sandbox']),
]

test('a workspace is built from what it depends on, and what that depends on, but not from what tests need', () => {
  expect(builtFrom('mfe-auth', workspaces)).toEqual(['shared/api', 'shared/contract', 'shared/ui'])
  expect(builtFrom('contract', workspaces)).toEqual([])
})

test('a workspace that does not exist is an error', () => {
  expect(() => builtFrom('mfe-other', workspaces)).toThrow("There is no workspace 'mfe-other'")
})
