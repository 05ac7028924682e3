import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  ErrorLine,
  ErrorState,
  Fact,
  Facts,
  Flex,
  Grid,
  Icon,
  type IconId,
  Input,
  Page,
  RelativeTime,
  Section,
  Stack,
  Status,
  Text,
  toast,
  Verbatim,
} from '@console/ui'
import { useText } from '../text.ts'

const PALETTES = ['brand', 'gray', 'red', 'orange', 'green', 'blue'] as const
const ROLES = ['solid', 'fg', 'muted', 'subtle'] as const
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const
const SHOWN_ICONS: readonly IconId[] = [
  'campaigns',
  'applications',
  'sources',
  'onelinks',
  'metric-requests',
  'users',
  'roles',
  'settings',
  'publisher',
  'search',
  'copy',
  'alert',
]
const A_MOMENT = '2026-11-20T08:00:00.000Z'

/** Every part is drawn by the code that the pages use. Made-up data, no call. */
export function Styleguide() {
  const text = useText()
  return (
    <Page title={text('styleguide.title')}>
      <Section title={text('styleguide.colors')}>
        <Grid gap="3" templateColumns="repeat(auto-fill, minmax(9rem, 1fr))">
          {PALETTES.map((palette) => (
            <Box key={palette} colorPalette={palette}>
              {ROLES.map((role) => (
                <Box key={role} h="6" bg={`colorPalette.${role}`} />
              ))}
              <Verbatim textStyle="sm" fontFamily="mono">
                {palette}
              </Verbatim>
            </Box>
          ))}
        </Grid>
      </Section>
      <Section title={text('styleguide.type')}>
        <Stack gap="2">
          {SIZES.map((size) => (
            <Text key={size} textStyle={size}>
              {text('styleguide.sample')}
            </Text>
          ))}
        </Stack>
      </Section>
      <Section title={text('styleguide.actions')}>
        <Flex gap="3" wrap="wrap">
          <Button look="primary">{text('action.save')}</Button>
          <Button>{text('action.cancel')}</Button>
          <Button look="quiet">{text('action.retry')}</Button>
          <Button look="danger">{text('account.signOut')}</Button>
          <Button busy>{text('feedback.loading')}</Button>
          <Button disabledReason={text('error.permission_denied.action')}>{text('action.save')}</Button>
          <Button onClick={() => toast.success(text('copy.done'))}>{text('styleguide.toast')}</Button>
        </Flex>
      </Section>
      <Section title={text('styleguide.icons')}>
        <Flex gap="4" wrap="wrap">
          {SHOWN_ICONS.map((id) => (
            <Icon key={id} id={id} size={22} />
          ))}
        </Flex>
      </Section>
      <Section title={text('styleguide.states')}>
        <Stack gap="4" align="flex-start">
          <Flex gap="2" wrap="wrap">
            <Status tone="good">{text('status.active')}</Status>
            <Status tone="quiet">{text('status.inactive')}</Status>
            <Status tone="closed">{text('value.none')}</Status>
            <Badge tone="warning">TEST</Badge>
            <Badge tone="info">LIVE</Badge>
          </Flex>
          <Input aria-label={text('styleguide.field')} placeholder={text('styleguide.field')} maxW="sm" borderColor="border.control" />
          <ErrorLine>{text('error.validation_failed')}</ErrorLine>
          <ErrorState error={{ code: 'busy', status: 503 }} onRetry={() => toast.error(text('error.busy'))} />
          <EmptyState icon="search" title={text('list.noMatch.title')} text={text('list.noMatch.text')} />
        </Stack>
      </Section>
      <Section title={text('styleguide.data')}>
        <Stack gap="5">
          <Facts>
            <Fact name={text('styleguide.moment')}>
              <RelativeTime at={A_MOMENT} />
            </Fact>
          </Facts>
          <DataTable
            label={text('styleguide.table')}
            columns={[
              { id: 'palette', header: text('styleguide.colors'), cell: (row) => row },
              { id: 'state', header: text('styleguide.states'), cell: () => <Status tone="good">{text('status.active')}</Status> },
            ]}
            rows={PALETTES}
            rowId={(row) => row}
            skeletonRows={PALETTES.length}
          />
        </Stack>
      </Section>
    </Page>
  )
}
