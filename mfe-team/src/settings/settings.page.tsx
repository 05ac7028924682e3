import { getPublisher, paths } from '@console/contract'
import { ownerOf } from '@console/module'
import { useMay, usePageData } from '@console/session'
import { Box, ChoiceCard, Grid, Icon, type IconId, Page, Text } from '@console/ui'
import { useText } from '../text.ts'

/** All settings that the side bar does not lead to, as far as the person may see them. */
export function SettingsPage() {
  const text = useText()
  const pages = usePagesToSet()
  return (
    <Page title={text('settings.title')}>
      <Text color="fg.muted">{text('settings.text')}</Text>
      <Grid as="ul" role="list" listStyleType="none" gap="3" autoRows="1fr">
        {pages.map(({ to, icon, title, about }) => (
          <li key={to}>
            <ChoiceCard to={to}>
              <Box color="brand.fg">
                <Icon id={icon} size={20} />
              </Box>
              <Box minW="0">
                <Text fontWeight="medium">{title}</Text>
                <Text color="fg.muted" textStyle="sm">
                  {about}
                </Text>
              </Box>
            </ChoiceCard>
          </li>
        ))}
      </Grid>
    </Page>
  )
}

interface PageToSet {
  readonly to: string
  readonly icon: IconId
  readonly title: string
  readonly about: string
}

/** The settings pages that the person may enter and that a live module owns. */
function usePagesToSet(): readonly PageToSet[] {
  const text = useText()
  const { owners } = usePageData()
  const mayRead = useMay(getPublisher)
  const publisher: PageToSet = {
    to: paths.publisherInfo(),
    icon: 'publisher',
    title: text('publisher.title'),
    about: text('settings.publisherInfo'),
  }
  const all: readonly PageToSet[] = [
    ...(mayRead ? [publisher] : []),
    { to: paths.myProfile(), icon: 'user', title: text('profile.title'), about: text('settings.profile') },
    { to: paths.about(), icon: 'help', title: text('settings.about.title'), about: text('settings.about') },
  ]
  return all.filter(({ to }) => ownerOf(to, owners) !== undefined)
}
