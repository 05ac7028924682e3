import * as v from 'valibot'

export const ApplicationScope = v.picklist(['all', 'some'])
export type ApplicationScope = v.InferOutput<typeof ApplicationScope>

interface Chosen {
  readonly which: ApplicationScope
  readonly application_ids?: readonly string[] | null | undefined
}

export const isScopeFilled = ({ which, application_ids }: Chosen): boolean => which === 'all' || (application_ids ?? []).length > 0

export const CHOSEN_ERRORS = { min_items: 'permissions.applications.chosen.none' } as const
