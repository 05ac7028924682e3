import { type Profile, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { RecordPage } from '@console/records/page'
import { Avatar, Box, Fact, Facts, Flex, LinkButton, Page, Section, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { Preferences } from './preferences.tsx'
import { profileRecord } from './profile-record.ts'

export function MyProfilePage() {
  return <RecordPage of={profileRecord}>{(profile) => <MyProfile profile={profile} />}</RecordPage>
}

function MyProfile({ profile }: { readonly profile: Profile }) {
  const text = useText()
  const { personName } = useFormats()
  const { email, phone, avatar_url, locale = 'en', has_password = false, google_linked = false } = profile
  return (
    <Page
      title={text('profile.title')}
      actions={
        <LinkButton to={paths.myProfileUpdate()} look="primary">
          {text('profile.edit.title')}
        </LinkButton>
      }
    >
      <Section title={text('profile.person')}>
        <Stack gap="5">
          <Flex gap="4" align="center" minW="0">
            <Avatar id={profile.id} name={personName(profile)} src={avatar_url} size={64} />
            <Box minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {personName(profile)}
              </Text>
              <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {email}
              </Text>
            </Box>
          </Flex>
          <Facts>
            <Fact name={text('profile.phone')}>{phone || text('profile.none')}</Fact>
            <Fact name={text('profile.language')}>{text(`profile.language.${locale}`)}</Fact>
          </Facts>
        </Stack>
      </Section>
      <Section title={text('profile.signIn')}>
        <Facts>
          <Fact name={text('profile.password')}>{text(has_password ? 'profile.password.set' : 'profile.password.unset')}</Fact>
          <Fact name="Google">{text(google_linked ? 'profile.google.linked' : 'profile.google.unlinked')}</Fact>
        </Facts>
      </Section>
      <Preferences />
    </Page>
  )
}
