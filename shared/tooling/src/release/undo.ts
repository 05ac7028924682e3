import { relative, resolve } from 'node:path'
import { isOneModule, ROOT, registryFolder, typed } from '@console/federation'
import { type Given, textOf } from './command.ts'

/** Returns a command as it can be typed where the one before was, on the same registry and with the same key. */
export function undoOf(given: Given, [command = '', ...words]: readonly string[]): string {
  const folder = registryFolder()
  const key = textOf(given, 'key')
  return typed(
    command,
    ...words,
    ...(folder === resolve(ROOT, '.build/registry') ? [] : ['--registry', quoted(placeOf(folder))]),
    ...(key === undefined ? [] : ['--key', quoted(placeOf(resolve(key)))]),
  )
}

/** `npm run` starts in the folder of the workspace, other commands in the current one. */
function placeOf(path: string): string {
  const within = relative(ROOT, path)
  return isOneModule || within.startsWith('..') ? path : within
}

/** For a shell, where a space or a quote would end the word. */
const quoted = (word: string) => (/^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
