import {
  type Application,
  ApplicationCreate,
  ApplicationUpdate,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  paths,
  updateApplication,
} from '@console/contract'
import { describeForm, describeRecord, idIn, idsIn } from '@console/records'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { FirebaseInput } from './integration/read-firebase.ts'
import { newRewardSecret } from './integration/reward-secret.ts'

/** What describes an application: its mode and its integration are changed elsewhere. */
const Description = v.omit(ApplicationUpdate, ['mode', 'integration_info'])
/** The status of a stored application may be one that the console does not know. */
export type DescriptionForm = Omit<v.InferInput<typeof Description>, 'status'> & { readonly status: 'active' | 'inactive' | 'unknown' }
const DescriptionForm = Description as unknown as v.GenericSchema<DescriptionForm, v.InferOutput<typeof Description>>

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
  schema: DescriptionForm,
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

const Creation = v.object({
  ...v.omit(ApplicationCreate, ['integration_info']).entries,
  ...ApplicationCreate.entries.integration_info.wrapped.entries,
  firebase_config: FirebaseInput,
})

type CreationForm = Omit<v.InferInput<typeof Creation>, 'status'> & Pick<DescriptionForm, 'status'>
const CreationForm = Creation as unknown as v.GenericSchema<CreationForm, v.InferOutput<typeof Creation>>

/** What the form of a new application opens with: nobody has to think of a secret. */
export const newApplication = () => ({
  code: '',
  ...descriptionOf(undefined),
  firebase_config: '',
  url: '',
  reward_secret: newRewardSecret(),
})

/** All of an application at once, with the parts of its integration laid out side by side. */
export const creationForm = describeForm({
  schema: CreationForm,
  values: (): CreationForm => newApplication(),
  body: ({ firebase_config, url, reward_secret, ...fields }) => ({ ...fields, integration_info: { firebase_config, url, reward_secret } }),
})
