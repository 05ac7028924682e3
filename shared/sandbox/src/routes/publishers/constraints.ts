import type { updatePublisher } from '@console/contract'
import type * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import { findUnknownIds, refuseFields, type WrongField } from '../../problems/problem.ts'
import { findCategories, findCountryCodes } from '../reference/repository.ts'

type References = Pick<v.InferOutput<typeof updatePublisher.body>, 'country_code' | 'category_ids'>

/** Throws 422 for a country and each category that the provider does not list. */
export async function requireReferences(db: Database, { country_code, category_ids }: References): Promise<void> {
  const wrong: WrongField[] = []
  if (country_code && !(await findCountryCodes(db, [country_code])).has(country_code)) wrong.push(['/body/country_code', 'not_found'])
  if (category_ids?.length) {
    const listed = (await findCategories(db)).map(({ id }) => id)
    wrong.push(...findUnknownIds(listed, category_ids, (n) => `/body/category_ids/${n}`))
  }
  refuseFields(wrong)
}
