import { contractSteps } from './contract-steps.ts'
import { PlaceMissing, valuesOf } from './edits.ts'
import { moduleSteps } from './module-steps.ts'
import { requireFree, requireModule } from './require-room.ts'
import { sandboxSteps } from './sandbox-steps.ts'
import { type SliceNames, SliceRefused } from './slice-names.ts'
import { type Place, sliceTemplate } from './slice-template.ts'
import type { Read, SliceStep } from './step.ts'

export interface PlannedFile {
  readonly path: string
  readonly text: string
  readonly isNew: boolean
  /** What the developer does there next. */
  readonly next: string
}

/**
 * Returns every file of the slice, in the order to read them: contract, sandbox, module. It writes nothing. Throws `SliceRefused`
 * if the name is taken, the module cannot have records, or a file has no place for its edit.
 */
export function planSlice(names: SliceNames, read: Read): PlannedFile[] {
  requireModule(names, read)
  requireFree(names, read)
  const slice = sliceTemplate(names, placeIn(read(`mfe-${names.module}/src/descriptor.ts`) ?? ''))
  return [...contractSteps(names, slice, read), ...sandboxSteps(names, slice), ...moduleSteps(names, slice)].map((step) =>
    planned(step, read),
  )
}

/** After everything else of the module, with its first icon. */
function placeIn(descriptor: string): Place {
  const values = (name: string) => valuesOf(descriptor, name).flatMap((node) => (node.type === 'Literal' ? [node.value] : []))
  return { icon: String(values('icon')[0] ?? 'campaigns'), order: Math.max(0, ...values('order').map(Number)) + 1 }
}

function planned({ path, next, to }: SliceStep, read: Read): PlannedFile {
  const there = read(path)
  if ('file' in to) {
    if (there !== undefined) throw new SliceRefused(`The name is taken: ${path} is there already.`)
    return { path, next, text: to.file, isNew: true }
  }
  if (there === undefined) throw new SliceRefused(`${path} is not there, and a slice is entered in it.`)
  try {
    return { path, next, text: to.edit(there), isNew: false }
  } catch (error) {
    if (error instanceof SyntaxError) throw new SliceRefused(`${path} cannot be read: ${error.message}`)
    if (!(error instanceof PlaceMissing)) throw error
    throw new SliceRefused(`${path} is not as expected: it does not have ${error.message}.`)
  }
}
