import { type Application, ApplicationCreate, ApplicationUpdate } from '@console/contract'
import * as v from 'valibot'

/** What creates an application, with the parts of its integration laid out side by side. */
export const ApplicationCreateForm = v.object({
  ...v.omit(ApplicationCreate, ['integration_info']).entries,
  ...ApplicationCreate.entries.integration_info.wrapped.entries,
})
export type ApplicationCreateForm = v.InferInput<typeof ApplicationCreateForm>

/** What describes an application: its mode and its integration are changed elsewhere. */
export const ApplicationFields = v.omit(ApplicationUpdate, ['mode', 'integration_info'])
export type ApplicationFields = v.InferInput<typeof ApplicationFields>

export const EMPTY: ApplicationCreateForm = {
  code: '',
  display_name: '',
  description: '',
  status: 'active',
  category_id: null,
  age_classification_id: null,
  country_codes: [],
  firebase_config: '',
  url: '',
  reward_secret: '',
}

export function creationOf({ firebase_config, url, reward_secret, ...fields }: ApplicationCreateForm): ApplicationCreate {
  return { ...fields, integration_info: { firebase_config, url, reward_secret } }
}

export function fieldsOf(application: Application): ApplicationFields {
  const { display_name, description, status, category, age_classification, countries } = application
  return {
    display_name,
    description,
    status: status === 'active' ? 'active' : 'inactive',
    category_id: category?.id ?? null,
    age_classification_id: age_classification?.id ?? null,
    country_codes: countries.map(({ code }) => code),
  }
}
