import type { CallTexts, EntityTexts } from '../../../../../../sandbox/src/api-document/texts/resource-texts.ts'

/** The sandbox's type of this name takes the calls from the contract, which does not have those of the slice. */
export interface ResourceTexts<Name extends string> {
  readonly tag: string
  readonly calls: Readonly<Record<`${Name}.${string}`, CallTexts>>
  readonly entities: Readonly<Record<string, EntityTexts>>
}
