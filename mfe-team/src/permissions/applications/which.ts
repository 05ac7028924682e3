import * as v from 'valibot'

export const Which = v.picklist(['all', 'some'])
export type Which = v.InferOutput<typeof Which>

interface Chosen {
  readonly which: Which
  readonly application_ids?: readonly string[] | null | undefined
}

export const areNamed = ({ which, application_ids }: Chosen): boolean => which === 'all' || (application_ids ?? []).length > 0

export const CHOSEN_ERRORS = { min_items: 'permissions.applications.chosen.none' } as const
