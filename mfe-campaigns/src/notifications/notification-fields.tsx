import {
  type ApplicationRef,
  charactersIn,
  estimateNotification,
  NOTIFICATION_BRIEF_MAX,
  NOTIFICATION_CONTENT_MAX,
  NOTIFICATION_TITLE_MAX,
  NOTIFICATION_TYPES,
} from '@console/contract'
import { StatusField } from '@console/entities'
import { SelectField, TextField, useFieldValue } from '@console/forms'
import { RichTextField } from '@console/rich-text'
import { Box, Grid, Section, Span, Stack } from '@console/ui'
import { AudienceFields } from '../audience/audience-fields.tsx'
import { MediaField } from '../campaign-children/media-field.tsx'
import { useText } from '../text.ts'
import { ApplicationField } from './application-field.tsx'
import { FormPreview } from './preview/form-preview.tsx'

interface Props {
  readonly campaignId: string
  readonly applications: readonly ApplicationRef[]
}

/** Stays in sight while the fields are scrolled, between the console's header and the buttons of the form. */
const BESIDE = {
  position: { xl: 'sticky' },
  top: { xl: '4.5rem' },
  maxH: { xl: 'calc(100dvh - 10rem)' },
  overflowY: { xl: 'auto' },
} as const
/** The preview has two frames side by side. */
const COLUMNS = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 56rem) minmax(26rem, 1fr)' }

export function NotificationFields({ campaignId, applications }: Props) {
  return (
    <Grid gap="5" templateColumns={COLUMNS} alignItems="start">
      <Stack gap="5" gridColumn="1">
        <NamedText applications={applications} />
        <Content />
      </Stack>
      <Box {...BESIDE} gridRow={{ xl: '1 / span 2' }} gridColumn={{ xl: '2' }}>
        <FormPreview applications={applications} />
      </Box>
      <Audience campaignId={campaignId} applications={applications} />
    </Grid>
  )
}

function NamedText({ applications }: Pick<Props, 'applications'>) {
  const text = useText()
  const types = NOTIFICATION_TYPES.map((type) => ({ value: type, label: text(`notification.type.${type}`) }))
  return (
    <Section title={text('notification.about')}>
      <Stack gap="5">
        <SelectField name="notification_type" label={text('notification.type')} required options={types} />
        <StatusField name="status" label={text('notification.status')} hint={text('notification.status.hint')} />
        <ApplicationField applications={applications} />
      </Stack>
    </Section>
  )
}

function Content() {
  const text = useText()
  return (
    <Section title={text('notification.content')}>
      <Stack gap="5">
        <TextField
          name="content.title"
          label={text('notification.title')}
          hint={<CharacterCount name="content.title" most={NOTIFICATION_TITLE_MAX} />}
          required
        />
        <TextField
          name="content.brief"
          label={text('notification.brief')}
          hint={<CharacterCount name="content.brief" most={NOTIFICATION_BRIEF_MAX} />}
          required
          rows={3}
        />
        <RichTextField
          name="content.content"
          label={text('notification.body')}
          hint={text('notification.body.hint')}
          required
          most={NOTIFICATION_CONTENT_MAX}
        />
        <MediaField
          kind="image"
          name="content.image_url"
          label={text('notification.image')}
          words={{
            url: text('notification.image.url'),
            toUrl: text('notification.image.toUrl'),
            toFile: text('notification.image.toFile'),
          }}
          elsewhere="notification.image.elsewhere"
        />
        <TextField
          name="content.read_more_url"
          type="url"
          label={text('notification.readMore')}
          hint={text('notification.readMore.hint')}
        />
      </Stack>
    </Section>
  )
}

interface CountProps {
  readonly name: string
  readonly most: number
}

/** Counts as the limit does; more than fits is red before it is refused. */
function CharacterCount({ name, most }: CountProps) {
  const text = useText()
  const [value] = useFieldValue<string>(name)
  const count = charactersIn(value)
  return <Span color={count > most ? 'fg.error' : undefined}>{text('notification.count', { count, limit: most })}</Span>
}

function Audience({ campaignId, applications }: Props) {
  const text = useText()
  const [ids] = useFieldValue<readonly string[]>('application_ids')
  return (
    <Section title={text('notification.audience')}>
      <AudienceFields
        estimate={{ route: estimateNotification, params: { campaign_id: campaignId } }}
        applicationIds={ids}
        offeredIds={applications.map(({ id }) => id)}
      />
    </Section>
  )
}
