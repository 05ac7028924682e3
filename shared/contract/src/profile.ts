import * as v from 'valibot'
import { ID } from './auth.ts'
import { Id, LOCALES, stamp, Url } from './fields/shapes.ts'
import { requiredText } from './fields/text.ts'
import { OptionalUrl } from './fields/urls.ts'
import { Phone } from './phone.ts'
import { route } from './route/route.ts'

/** Provider staff sign in under the strategy `provider`, publishers under `local`. */
export const STRATEGIES = ['local', 'provider'] as const

export const Profile = v.object({
  id: Id,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.nullish(v.string()),
  avatar_url: v.nullish(Url),
  locale: v.optional(v.fallback(v.picklist(LOCALES), 'en')),
  /** Account roles: every publisher user has `admin`, staff `provider_staff`. */
  roles: v.array(v.string()),
  strategy: v.optional(v.picklist(STRATEGIES), 'local'),
  has_password: v.optional(v.boolean()),
  google_linked: v.optional(v.boolean()),
  ...stamp,
})
export type Profile = v.InferOutput<typeof Profile>

export const PERSON_NAME_MAX = 100

/** What a person says of themselves; the address is how they sign in, so it stays. */
export const ProfileWrite = v.object({
  first_name: requiredText(PERSON_NAME_MAX),
  last_name: requiredText(PERSON_NAME_MAX),
  phone: Phone,
  avatar_url: v.optional(OptionalUrl),
  locale: v.nullish(v.picklist(LOCALES, 'invalid_option')),
})
export type ProfileWrite = v.InferInput<typeof ProfileWrite>

const PROFILE = `${ID}/users/profile` as const

export const getProfile = route({
  id: 'profile.get',
  method: 'GET',
  path: PROFILE,
  access: 'user',
  response: Profile,
  status: 200,
  errors: [],
  versioned: true,
})
export const updateProfile = route({
  id: 'profile.update',
  method: 'PUT',
  path: PROFILE,
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
