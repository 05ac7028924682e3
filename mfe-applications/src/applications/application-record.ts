import {
  type Application,
  ApplicationDescription,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  paths,
  updateApplication,
} from '@console/contract'
import { describeRecord, formOf, idIn, idsIn } from '@console/records'
import type * as v from 'valibot'
import { useText } from '../text.ts'

/** Its mode and its integration are changed elsewhere. A stored status may be one that the console does not know. */
export type DescriptionForm = Omit<v.InferInput<typeof ApplicationDescription>, 'status'> & {
  readonly status: 'active' | 'inactive' | 'unknown'
}

export const applicationRecord = describeRecord({
  messagePrefix: 'application',
  listMessagePrefix: 'applications',
  text: useText,
  icon: 'applications',
  list: listApplications,
  read: getApplication,
  create: createApplication,
  update: updateApplication,
  remove: deleteApplication,
  gone: ['application_not_found'],
  title: ({ display_name }) => display_name,
  // It also belongs to the members who are assigned to it, which the browser cannot see. A person who is only shown their own applications
  // owns what is shown; for anyone who sees all, only the owner counts. The API decides.
  owner: ({ owner }, { me, seesAll }) => (seesAll ? owner?.id : me),
  params: ({ id }) => ({ application_id: id }),
  path: ({ code }) => paths.application(code),
  listPath: paths.applications,
  createPath: paths.applicationCreate,
  schema: formOf<DescriptionForm>()(ApplicationDescription),
  values: descriptionOf,
  written: referencesIn,
})

/** The ids of the records that are nested in it. */
export function referencesIn({
  category,
  age_classification,
  countries,
}: Readonly<Record<'category' | 'age_classification' | 'countries', unknown>>) {
  return {
    category_id: idIn(category),
    age_classification_id: idIn(age_classification),
    country_codes: idsIn(countries, ['code']),
  }
}

/** Without an application, those of a new one. */
export function descriptionOf(application: Application | undefined): DescriptionForm {
  return {
    display_name: application?.display_name ?? '',
    description: application?.description ?? '',
    status: application?.status ?? 'active',
    category_id: application?.category?.id ?? null,
    age_classification_id: application?.age_classification?.id ?? null,
    country_codes: application?.countries.map(({ code }) => code) ?? [],
  }
}
