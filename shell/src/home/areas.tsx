import { useAreas } from '@console/session'
import { Box, ChoiceCard, Grid, Icon } from '@console/ui'
import { useText } from '../text.ts'

export function Areas() {
  const text = useText()
  const areas = useAreas()
  if (areas.length === 0) return null
  return (
    <Box as="nav" aria-label={text('home.areas')}>
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {areas.map((area) => (
          <ChoiceCard key={area.to} to={area.to} large>
            <Box color="brand.fg">
              <Icon id={area.icon} size={20} />
            </Box>
            {area.label}
          </ChoiceCard>
        ))}
      </Grid>
    </Box>
  )
}
