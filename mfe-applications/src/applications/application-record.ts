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
import { describeForm, describeRecord } from '@console/records'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { newRewardSecret } from './integration/reward-secret.ts'

/** What describes an application: its mode and its integration are changed elsewhere. */
const DescriptionForm = v.omit(ApplicationUpdate, ['mode', 'integration_info'])
export type DescriptionForm = v.InferInput<typeof DescriptionForm>

export const applicationRecord = describeRecord({
  word: 'application',
  words: 'applications',
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
})

/** The fields that describe an application, as the API takes them; those of a new one unless given. */
export function descriptionOf(application: Application | undefined): DescriptionForm {
  return {
    display_name: application?.display_name ?? '',
    description: application?.description ?? '',
    status: application && application.status !== 'active' ? 'inactive' : 'active',
    category_id: application?.category?.id ?? null,
    age_classification_id: application?.age_classification?.id ?? null,
    country_codes: application?.countries.map(({ code }) => code) ?? [],
  }
}

const CreationForm = v.object({
  ...v.omit(ApplicationCreate, ['integration_info']).entries,
  ...ApplicationCreate.entries.integration_info.wrapped.entries,
})

/** All of an application at once, with the parts of its integration laid out side by side. */
export const creationForm = describeForm({
  schema: CreationForm,
  values: (application: Application | undefined): v.InferInput<typeof CreationForm> => ({
    code: '',
    ...descriptionOf(application),
    firebase_config: '',
    url: '',
    // Ready to be copied; nobody has to think of one.
    reward_secret: newRewardSecret(),
  }),
  body: ({ firebase_config, url, reward_secret, ...fields }) => ({ ...fields, integration_info: { firebase_config, url, reward_secret } }),
})
