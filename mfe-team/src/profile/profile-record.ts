import { getProfile, type Profile, ProfileWrite, paths, updateProfile } from '@console/contract'
import { describeSingle } from '@console/records'
import { useText } from '../text.ts'

export const profileRecord = describeSingle({
  messagePrefix: 'profile',
  text: useText,
  read: getProfile,
  update: updateProfile,
  title: ({ email }) => email,
  path: paths.myProfile,
  schema: ProfileWrite,
  values: (profile: Profile | undefined): ProfileWrite => ({
    first_name: profile?.first_name ?? '',
    last_name: profile?.last_name ?? '',
    phone: profile?.phone ?? '',
    avatar_url: profile?.avatar_url ?? null,
    locale: profile?.locale ?? 'en',
  }),
})
