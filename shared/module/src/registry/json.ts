import * as v from 'valibot'
import { ConsoleFile } from './console-file.ts'
import { BuiltModule, BuiltShell, ReleasedModule, ReleasedShell } from './records.ts'
import { Snapshot } from './snapshot.ts'

/** Thrown for a record that no host could serve. The message names the file, the place in it and the fault. */
export class InvalidRecord extends Error {
  override readonly name = 'InvalidRecord'
}

/** Reads and writes one kind of record. Both throw `InvalidRecord` for a record that does not fit the schema. */
export interface RecordJson<T> {
  parse(text: string): T
  stringify(record: T): string
}

/** `live.json`, and each file of the history. */
export const snapshotJson: RecordJson<Snapshot> = jsonOf('live.json', Snapshot)
export const moduleJson: RecordJson<ReleasedModule> = jsonOf('module.json', ReleasedModule)
export const shellJson: RecordJson<ReleasedShell> = jsonOf('shell.json', ReleasedShell)
/** What a console answers at `CONSOLE_FILE`. */
export const consoleJson: RecordJson<ConsoleFile> = jsonOf('console.json', ConsoleFile)
/** `module.json` in the output of a build. */
export const builtModuleJson: RecordJson<BuiltModule> = jsonOf('module.json', BuiltModule)
/** `shell.json` in the output of a build. */
export const builtShellJson: RecordJson<BuiltShell> = jsonOf('shell.json', BuiltShell)

function jsonOf<T>(file: string, schema: v.GenericSchema<unknown, T>): RecordJson<T> {
  function checked(value: unknown): T {
    const parsed = v.safeParse(schema, value)
    if (parsed.success) return parsed.output
    const [issue] = parsed.issues
    throw new InvalidRecord([file, v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
  }
  return {
    parse: (text) => checked(JSON.parse(text)),
    stringify: (record) => JSON.stringify(checked(record)),
  }
}
