import { listAgeClassifications, listCategories, listCountries, listPermissions, listTaskTypes } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { PERMISSION_LIST } from './permission-list.ts'
import { presentAgeClassification, presentCategory, presentCountry } from './presenter.ts'
import { findAgeClassifications, findCategories, findCountries } from './repository.ts'
import { TASK_TYPE_LIST } from './task-types.ts'

export const referenceRoutes = [
  implement(listCategories, async ({ db }) => ({ items: (await findCategories(db)).map(presentCategory) })),
  implement(listAgeClassifications, async ({ db }) => ({ items: (await findAgeClassifications(db)).map(presentAgeClassification) })),
  implement(listCountries, async ({ db }) => ({ items: (await findCountries(db)).map(presentCountry) })),
  implement(listTaskTypes, async () => ({ items: [...TASK_TYPE_LIST] })),
  implement(listPermissions, async () => ({ items: [...PERMISSION_LIST] })),
]
