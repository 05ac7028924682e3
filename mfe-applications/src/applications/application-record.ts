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

/**
 * What describes an application: its mode and its integration are changed elsewhere. The status of a stored application may be one
 * that the console does not know.
 */
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
  // It belongs to its owner and to those whose membership names it, and the browser cannot see the latter: but who is shown
  // nothing but their own was shown it because it is theirs. Who is shown others too counts as the owner alone; the API decides.
  owner: ({ owner }, { me, seesAll }) => (seesAll ? owner?.id : me),
  params: ({ id }) => ({ application_id: id }),
  path: ({ code }) => paths.application(code),
  listPath: paths.applications,
  createPath: paths.applicationCreate,
  schema: formOf<DescriptionForm>()(ApplicationDescription),
  values: descriptionOf,
  written: referencesIn,
})

/** What an application names by its whole, as it came. */
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

/** The fields that describe an application, as the API takes them; those of a new one unless given. */
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
