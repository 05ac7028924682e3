import { Box, ChoiceCard, Grid, Icon, Page, Text } from '@console/ui'
import { useText } from '../text.ts'
import { useAreasToSet } from './use-areas-to-set.ts'

/** Where everything is that can be set, as far as the person may see it. */
export function SettingsPage() {
  const text = useText()
  const areas = useAreasToSet()
  return (
    <Page title={text('settings.title')}>
      <Text color="fg.muted">{text('settings.text')}</Text>
      <Grid as="ul" role="list" listStyleType="none" gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {areas.map(({ to, icon, title, about }) => (
          <li key={to}>
            <ChoiceCard to={to} large>
              <Box color="brand.fg">
                <Icon id={icon} size={20} />
              </Box>
              <Box minW="0">
                {title}
                <Text color="fg.muted" fontWeight="normal" textStyle="sm">
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
