import { withNext } from '@console/module'
import { useLocation } from '@console/router'
import { areaAt, nextOf } from '@console/session'
import { Box, Flex, Grid, Heading, Icon, type IconId, LinkButton, Stack, Text, useDocumentTitle } from '@console/ui'
import { Mark } from '../layouts/brand.tsx'
import { ownerOf } from '../modules/registry.ts'
import { useText } from '../text.ts'

const POINTS = [
  { id: 'campaigns', icon: 'campaigns' },
  { id: 'applications', icon: 'applications' },
  { id: 'team', icon: 'users' },
] as const satisfies readonly { id: string; icon: IconId }[]

/** A person who was on the way to a page is told which one they sign in for. */
export function SignedOutHome() {
  const text = useText()
  const { search } = useLocation()
  const next = nextOf(search)
  const area = areaAt(next ?? '')?.label
  useDocumentTitle(text('landing.title'))
  return (
    <Stack gap={{ base: '10', md: '16' }}>
      <Stack gap="5" maxW="2xl">
        <Mark size={44} />
        <Heading as="h1" id="page-title" tabIndex={-1} size={{ base: '3xl', md: '4xl' }} outline="none" textWrap="balance">
          {text('landing.title')}
        </Heading>
        <Text textStyle="lg" color="fg.muted">
          {text('landing.text')}
        </Text>
        {area ? <Text fontWeight="medium">{text('landing.toOpen', { area })}</Text> : null}
        <Flex gap="3" wrap="wrap">
          <LinkButton look="primary" to={withNext('/login', next)} size="md">
            {text('landing.signIn')}
          </LinkButton>
          {ownerOf('/register') ? (
            <LinkButton to="/register" size="md">
              {text('landing.register')}
            </LinkButton>
          ) : null}
        </Flex>
      </Stack>
      <Grid gap="8" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} borderTopWidth="1px" pt="8">
        {POINTS.map((point) => (
          <Box key={point.id}>
            <Flex align="center" gap="2" mb="1">
              <Box color="fg.muted">
                <Icon id={point.icon} />
              </Box>
              <Heading as="h2" size="sm">
                {text(`landing.point.${point.id}.title`)}
              </Heading>
            </Flex>
            <Text color="fg.muted" textStyle="sm">
              {text(`landing.point.${point.id}.text`)}
            </Text>
          </Box>
        ))}
      </Grid>
    </Stack>
  )
}
