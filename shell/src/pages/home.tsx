import { withNext } from '@console/module'
import { useLocation } from '@console/router'
import { nextOf, sessionStore, useOptionalPublisher } from '@console/session'
import { Box, ChoiceCard, ErrorState, Flex, Grid, Heading, Icon, type IconId, LinkButton, Stack, Text, useDocumentTitle } from '@console/ui'
import { useStore } from 'zustand'
import { ownerOf } from '../modules/registry.ts'
import { useNavigation } from '../navigation/navigation.ts'
import { useText } from '../text.ts'
import { Attention } from './attention.tsx'

/** The root path: signed out, what the console is; signed in, the areas the person may enter. */
export function Home() {
  const text = useText()
  const session = useStore(sessionStore)
  if (session.state === 'signed-in') return <Index name={session.profile.first_name} strategy={session.profile.strategy} />
  if (session.state !== 'failed') return <Landing />
  return <ErrorState error={{ code: session.code, status: 0 }} title={text('session.failed')} onRetry={() => location.reload()} />
}

const POINTS = [
  { id: 'campaigns', icon: 'campaigns' },
  { id: 'applications', icon: 'applications' },
  { id: 'team', icon: 'users' },
] as const satisfies readonly { id: string; icon: IconId }[]

function Landing() {
  const text = useText()
  const { search } = useLocation()
  const next = nextOf(search)
  useDocumentTitle(text('landing.title'))
  return (
    <Stack gap={{ base: '10', md: '16' }}>
      <Stack gap="5" maxW="2xl">
        <Heading as="h1" id="page-title" tabIndex={-1} size={{ base: '3xl', md: '4xl' }} outline="none" textWrap="balance">
          {text('landing.title')}
        </Heading>
        <Text textStyle="lg" color="fg.muted">
          {text('landing.text')}
        </Text>
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
      <Grid gap="5" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {POINTS.map((point) => (
          <Box key={point.id} borderWidth="1px" borderColor="border" bg="bg.panel" borderRadius="l3" p="5">
            <Box color="brand.fg" mb="3">
              <Icon id={point.icon} size={24} />
            </Box>
            <Heading as="h2" size="sm" mb="1">
              {text(`landing.point.${point.id}.title`)}
            </Heading>
            <Text color="fg.muted" textStyle="sm">
              {text(`landing.point.${point.id}.text`)}
            </Text>
          </Box>
        ))}
      </Grid>
    </Stack>
  )
}

function Index({ name, strategy }: { readonly name: string; readonly strategy: 'local' | 'provider' }) {
  const text = useText()
  const publisher = useOptionalPublisher()
  const areas = useNavigation()
  useDocumentTitle(text('index.title'))
  return (
    <Stack gap="6">
      <Box>
        <Heading as="h1" id="page-title" tabIndex={-1} size="2xl" outline="none">
          {text('index.greeting', { name })}
        </Heading>
        {publisher ? (
          <Text color="fg.muted" mt="1">
            {publisher.name}
          </Text>
        ) : null}
      </Box>
      {strategy === 'provider' ? <Text color="fg.muted">{text('index.staff')}</Text> : null}
      {strategy === 'local' && !publisher ? (
        <Stack align="flex-start" gap="3">
          <Text color="fg.muted">{text('index.noPublisher')}</Text>
          <LinkButton look="primary" to="/select-publisher">
            {text('index.choose')}
          </LinkButton>
        </Stack>
      ) : null}
      {publisher ? <Attention /> : null}
      {areas.length > 0 ? (
        <Box as="nav" aria-label={text('index.areas')}>
          <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
            {areas.map((area) => (
              <ChoiceCard key={area.to} to={area.to} large>
                <Box color="brand.fg">
                  <Icon id={area.icon} size={24} />
                </Box>
                {area.label}
              </ChoiceCard>
            ))}
          </Grid>
        </Box>
      ) : null}
    </Stack>
  )
}
