import { Box, ChoiceCard, Grid, Icon, Page, Text } from '@console/ui'
import { useText } from '../text.ts'
import { usePagesToSet } from './use-pages-to-set.ts'

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
