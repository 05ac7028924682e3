import * as v from 'valibot'
import { ConsoleFile } from './console-file.ts'
import { BuiltModule, BuiltShell, ReleasedModule, ReleasedShell, Shapes } from './manifests.ts'
import { Snapshot } from './snapshot.ts'

/** Thrown for a file that no host could serve. The message names the file, the place in it and the fault. */
export class InvalidFile extends Error {
  override readonly name = 'InvalidFile'
}

/** Reads and writes one kind of file. Both throw `InvalidFile` for one that does not fit the schema. */
export interface FileJson<T> {
  parse(text: string): T
  stringify(value: T): string
}

/** `live.json`, and each file of the history. Fields of a newer version stay, because the signature is over all of them. */
export const snapshotJson: FileJson<Snapshot> = jsonOf('live.json', Snapshot, { keepsUnknown: true })
export const moduleJson: FileJson<ReleasedModule> = jsonOf('module.json', ReleasedModule)
export const shellJson: FileJson<ReleasedShell> = jsonOf('shell.json', ReleasedShell)
export const consoleJson: FileJson<ConsoleFile> = jsonOf('console.json', ConsoleFile)
export const builtModuleJson: FileJson<BuiltModule> = jsonOf('module.json', BuiltModule)
export const shapesJson: FileJson<Shapes> = jsonOf('shapes.json', Shapes)
export const builtShellJson: FileJson<BuiltShell> = jsonOf('shell.json', BuiltShell)

function jsonOf<T>(file: string, schema: v.GenericSchema<unknown, T>, { keepsUnknown = false } = {}): FileJson<T> {
  function checked(value: unknown): T {
    const parsed = v.safeParse(schema, value)
    if (parsed.success) return keepsUnknown ? (value as T) : parsed.output
    const [issue] = parsed.issues
    throw new InvalidFile([file, v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
  }
  return {
    parse: (text) => checked(JSON.parse(text)),
    stringify: (value) => JSON.stringify(checked(value)),
  }
}
