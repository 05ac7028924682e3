import { listAgeClassifications, listCategories, listCountries, listPermissions, listTaskTypes } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { PERMISSION_LIST } from './permission-list.ts'
import { listAgeClassificationRows, listCategoryRows, listCountryRows } from './repository.ts'
import { TASK_TYPE_LIST } from './task-types.ts'

export const referenceRoutes = [
  implement(listCategories, async ({ db }) => ({ items: await listCategoryRows(db) })),
  implement(listAgeClassifications, async ({ db }) => ({ items: await listAgeClassificationRows(db) })),
  implement(listCountries, async ({ db }) => ({ items: await listCountryRows(db) })),
  implement(listTaskTypes, async () => ({ items: [...TASK_TYPE_LIST] })),
  implement(listPermissions, async () => ({ items: [...PERMISSION_LIST] })),
]
