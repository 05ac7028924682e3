import * as v from 'valibot'

/** Every application, or only some of them, which a list then names. */
export const Which = v.picklist(['all', 'some'])
export type Which = v.InferOutput<typeof Which>

interface Chosen {
  readonly which: Which
  readonly application_ids?: readonly string[] | null | undefined
}

/** Whether some are named, where it is said that only some are meant. */
export const areNamed = ({ which, application_ids }: Chosen): boolean => which === 'all' || (application_ids ?? []).length > 0

/** How a list without any of them says so. */
export const CHOSEN_ERRORS = { min_items: 'permissions.applications.chosen.none' } as const
