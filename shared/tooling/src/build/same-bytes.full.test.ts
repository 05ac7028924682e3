import { join } from 'node:path'
import { contentOf } from '@console/federation'
import { expect, test } from '@jest/globals'
import { copyWorkspace } from '../testing/workspace-copy.ts'

function builtIn(depth: number): Readonly<Record<string, string>> {
  const copy = copyWorkspace({ depth, withPackages: true })
  try {
    const registry = join(copy.root, 'registry')
    for (const what of ['shell', 'auth']) copy.node('shared/tooling/src/build/build-one.ts', what, registry)
    return Object.fromEntries(contentOf(registry).map(({ file, integrity }) => [file, integrity]))
  } finally {
    copy.remove()
  }
}

test('the same sources in two folders are built to the same files, so that a release is known by its content on any machine', () => {
  const built = builtIn(0)
  // Of each the manifest and its types.
  expect(Object.keys(built).filter((file) => file.endsWith('.json')).length).toBe(4)
  expect(builtIn(3)).toEqual(built)
})
