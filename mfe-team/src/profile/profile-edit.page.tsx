import { type Profile, paths } from '@console/contract'
import { RecordEditPage } from '@console/records/form'
import { goToLocale, rememberProfile, useLocale } from '@console/session'
import { ProfileFields } from './profile-fields.tsx'
import { profileRecord } from './profile-record.ts'

export function ProfileEditPage() {
  const shown = useLocale()

  function follow(saved: Profile, before: Profile): void {
    const { locale } = saved
    rememberProfile(saved)
    if (locale !== undefined && locale !== before.locale && locale !== shown) goToLocale(paths.myProfile(), locale)
  }

  return (
    <RecordEditPage of={profileRecord} onSaved={follow}>
      {({ email }) => <ProfileFields email={email} />}
    </RecordEditPage>
  )
}
