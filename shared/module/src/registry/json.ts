import * as v from 'valibot'
import { BuiltModule, BuiltShell, Pointer, ReleasedModule, ReleasedShell } from './records.ts'

/** How one kind of record is read and written; both refuse what does not fit, with an error that says what and where. */
export interface RecordJson<T> {
  parse(text: string): T
  stringify(record: T): string
}

export const pointerJson: RecordJson<Pointer> = jsonOf(Pointer)
export const moduleJson: RecordJson<ReleasedModule> = jsonOf(ReleasedModule)
export const shellJson: RecordJson<ReleasedShell> = jsonOf(ReleasedShell)
/** `module.json` in the output of a build. */
export const builtModuleJson: RecordJson<BuiltModule> = jsonOf(BuiltModule)
/** `shell.json` in the output of a build. */
export const builtShellJson: RecordJson<BuiltShell> = jsonOf(BuiltShell)

function jsonOf<T>(schema: v.GenericSchema<unknown, T>): RecordJson<T> {
  function checked(value: unknown): T {
    const parsed = v.safeParse(schema, value)
    if (parsed.success) return parsed.output
    const [issue] = parsed.issues
    throw new Error([v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
  }
  return {
    parse: (text) => checked(JSON.parse(text)),
    stringify: (record) => JSON.stringify(checked(record)),
  }
}
