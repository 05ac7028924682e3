import * as v from 'valibot'
import { LOCALES } from './fields/shapes.ts'
import { requiredText } from './fields/text.ts'
import { OptionalUrl } from './fields/url-inputs.ts'
import { Phone } from './phone.ts'
import { route } from './route/route.ts'
import { ID, Profile } from './session.ts'

export const PERSON_NAME_MAX = 100

/** Without the address, by which the person signs in. */
export const ProfileWrite = v.object({
  first_name: requiredText(PERSON_NAME_MAX),
  last_name: requiredText(PERSON_NAME_MAX),
  phone: Phone,
  avatar_url: v.optional(OptionalUrl),
  locale: v.nullish(v.picklist(LOCALES, 'invalid_option')),
})
export type ProfileWrite = v.InferInput<typeof ProfileWrite>

export const updateProfile = route({
  id: 'profile.update',
  method: 'PUT',
  path: `${ID}/users/profile`,
  access: 'user',
  body: ProfileWrite,
  response: Profile,
  status: 200,
  errors: ['version_mismatch'],
  versioned: true,
  // Records show the people who made them.
  touches: ['profile', 'users'],
  answers: { read: 'profile.get' },
})
