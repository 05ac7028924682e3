import * as v from 'valibot'
import { BuiltModule, BuiltShell, Pointer, ReleasedModule, ReleasedShell } from './records.ts'

/** A record that no host could serve; the message says which file, where in it, and what is wrong. */
export class InvalidRecord extends Error {
  override readonly name = 'InvalidRecord'
}

/** How one kind of record is read and written; both throw `InvalidRecord` for what does not fit. */
export interface RecordJson<T> {
  parse(text: string): T
  stringify(record: T): string
}

export const pointerJson: RecordJson<Pointer> = jsonOf('pointer', Pointer)
export const moduleJson: RecordJson<ReleasedModule> = jsonOf('module.json', ReleasedModule)
export const shellJson: RecordJson<ReleasedShell> = jsonOf('shell.json', ReleasedShell)
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
