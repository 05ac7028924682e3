import type { CallWords, EntityWords } from '../../../../../sandbox/src/api-document/words.ts'

/** The sandbox's type of this name takes the calls from the contract, which does not have those of the slice. */
export interface ResourceWords<Name extends string> {
  readonly tag: string
  readonly calls: Readonly<Record<`${Name}.${string}`, CallWords>>
  readonly entities: Readonly<Record<string, EntityWords>>
}
