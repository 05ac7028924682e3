import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { namedKeys } from '@console/federation'
import { lineAt, type Program } from '@console/federation/syntax'
import { isTest } from '../boundaries/imports.ts'
import type { Finding, SourceFile } from '../boundaries/source-file.ts'
import { firstWordComplaint, firstWords } from './first-words.ts'
import { pairFindings, type Words } from './pair-findings.ts'
import { unusedKeys } from './unused-keys.ts'

const english = /^(.+)\/messages\/en\.ts$/

/** Checks every `messages/{en,vi}.ts` below `root`, whose texts it reads by importing the files. */
export async function messageFindings(root: string, files: readonly SourceFile[]): Promise<Finding[]> {
  const folders = files.flatMap(({ path }) => english.exec(path)?.[1] ?? []).filter((folder) => !folder.includes('/fixtures/'))
  const found = await Promise.all(folders.map((folder) => folderFindings(root, folder, files)))
  return found.flat()
}

async function folderFindings(root: string, folder: string, files: readonly SourceFile[]): Promise<Finding[]> {
  const [en, vi] = await Promise.all([wordsOf(root, `${folder}/messages/en.ts`), wordsOf(root, `${folder}/messages/vi.ts`)])
  // The shell spreads the kit's texts into its own. They are checked in the kit.
  const own = (path: string, key: string) => lineOf(files, path, key) > 0
  const paired = pairFindings(en, vi).map(({ key, message }) => {
    const path = `${folder}/messages/${key in vi ? 'vi' : 'en'}.ts`
    return { path, line: lineOf(files, path, key), message }
  })
  const path = `${folder}/messages/en.ts`
  const written = Object.keys(en).filter((key) => own(path, key))
  const found = (key: string, message: string) => ({ path, line: lineOf(files, path, key), message })
  const unused = unusedKeys(written, readersOf(folder, files)).map((key) =>
    found(key, `'${key}' is used nowhere: remove it from both languages.`),
  )
  return [
    ...paired.filter(({ line }) => line > 0),
    ...unused,
    ...nameless(folder, written, files).map(([key, message]) => found(key, message)),
    ...strays(folder, written, files),
  ]
}

/** Finds where the shell uses texts of one of its folders that are loaded only with the code of that folder. */
export function strays(folder: string, keys: readonly string[], files: readonly SourceFile[]): Finding[] {
  if (!folder.startsWith('shell/src/')) return []
  const others = files.filter(({ path }) => path.startsWith('shell/src/') && !path.startsWith(`${folder}/`) && !isTest(path))
  return others.flatMap(({ path, text, program }) =>
    namedKeys(keys, [program]).map((key) => ({
      path,
      line: lineAt(text, Math.max(text.indexOf(key), 0)),
      message: `'${key}' comes with the code of ${folder} alone: name it there, or move it to shell/src/messages.`,
    })),
  )
}

function nameless(folder: string, keys: readonly string[], files: readonly SourceFile[]): [key: string, message: string][] {
  const [module = ''] = folder.split('/')
  if (!module.startsWith('mfe-')) return []
  const allowed = firstWords(module, files)
  return keys.flatMap((key) => {
    const message = firstWordComplaint(key, allowed)
    return message ? [[key, message]] : []
  })
}

/** Returns the code that may use the messages of a folder: for a feature all of its module, for the shell its own, for the kit every browser package. */
function readersOf(folder: string, files: readonly SourceFile[]): Program[] {
  const [, module = folder] = /^(mfe-[^/]+)\//.exec(folder) ?? []
  const home = folder.startsWith('shared/') ? /^(shared|shell\/src|mfe-[^/]+)\// : new RegExp(`^${module}/`)
  // The contract has the codes and picklist values that keys are made from, and the kit finds a module's texts of error codes.
  const isMaker = (path: string) => path.startsWith('shared/contract/') || path === 'shared/i18n/src/error-text.ts'
  return files
    .filter(({ path }) => (home.test(path) || isMaker(path)) && !/\/messages\/(en|vi)\.ts$/.test(path))
    .map(({ program }) => program)
}

async function wordsOf(root: string, path: string): Promise<Words> {
  const loaded: { readonly default?: Words } = await import(pathToFileURL(join(root, path)).href)
  if (!loaded.default) throw new Error(`${path} has no default export: write \`export default { 'key': 'words' }\`.`)
  return loaded.default
}

function lineOf(files: readonly SourceFile[], path: string, key: string): number {
  const file = files.find((one) => one.path === path)
  const word = file?.strings.find(({ text }) => text === key)
  return file && word ? lineAt(file.text, word.at) : 0
}
