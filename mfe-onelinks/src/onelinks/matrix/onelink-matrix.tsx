import { paths } from '@console/contract'
import { TextField, useRecordForm, useWatch } from '@console/forms'
import { KeptForm } from '@console/records/form'
import { useNavigate, useSearchParams } from '@console/router'
import { Box, Grid, Notice, Section, Stack, Text, TextLink } from '@console/ui'
import { useText } from '../../text.ts'
import { DestinationFields } from '../form/destination-fields.tsx'
import { randomCustomId } from '../form/free-custom-id.ts'
import { MacroNotice } from '../form/macro-notice.tsx'
import { isGone, keepLinks, keptIdIn } from './kept-links.ts'
import { MatrixResults } from './matrix-results.tsx'
import { cellsOf, countedTogether, EMPTY_MATRIX, linkOf, MATRIX_MOST, MatrixForm, type MatrixValues } from './matrix-values.ts'
import { toMake } from './use-making.ts'

const OWN_ERRORS = { max_items: 'onelink.matrix.tooMany' }
const ABOUT = { form: 'onelink matrix', nameOf: ({ display_name }: MatrixValues) => display_name }

/** Many links at once: one for each source and each medium, all to the same destinations. */
export function OnelinkMatrix() {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const made = keptIdIn(search)
  const form = useRecordForm(MatrixForm, EMPTY_MATRIX, ABOUT)
  if (made) return <MatrixResults key={made} id={made} />

  async function begin(values: MatrixValues): Promise<void> {
    const links = cellsOf(values.sources, values.media).map((cell) => toMake(linkOf(values, cell, randomCustomId())))
    await navigate(keepLinks(links), { replace: true })
  }

  return (
    <KeptForm
      form={form}
      submit={text('onelink.matrix.submit')}
      failed={text('onelink.matrix.refused')}
      onSubmit={begin}
      onCancel={() => void navigate(paths.onelinkCreate())}
    >
      {isGone(search) ? <ResultsGone /> : null}
      <Section title={text('onelink.matrix.links')}>
        <Stack gap="5">
          <TextField name="display_name" label={text('onelink.name')} hint={text('onelink.matrix.name.hint')} required />
          <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <TextField
              name="sources"
              label={text('onelink.matrix.sources')}
              hint={text('onelink.matrix.sources.hint')}
              rows={5}
              required
              errors={OWN_ERRORS}
            />
            <TextField name="media" label={text('onelink.matrix.media')} hint={text('onelink.matrix.media.hint')} rows={5} />
          </Grid>
          <TextField name="campaign_info.utm_campaign" label={text('onelink.utm_campaign')} />
          <HowMany />
          <Macros />
        </Stack>
      </Section>
      <DestinationFields />
    </KeptForm>
  )
}

/** After a reload: the links are there, only this page no longer knows which ones it made. */
function ResultsGone() {
  const text = useText()
  return (
    <Notice>
      {text('onelink.matrix.gone')} <TextLink to={paths.onelinks()}>{text('onelink.back')}</TextLink>
    </Notice>
  )
}

function HowMany() {
  const text = useText()
  const values = useWatch() as MatrixValues
  const merged = countedTogether(values)
  return (
    <Box role="status" textStyle="sm">
      <Text>{text('onelink.matrix.count', { count: cellsOf(values.sources, values.media).length, limit: MATRIX_MOST })}</Text>
      {merged > 0 ? <Notice>{text('onelink.matrix.merged', { count: merged })}</Notice> : null}
    </Box>
  )
}

/** Warns of macros in the sources, the media and the campaign. */
function Macros() {
  const { sources, media, campaign_info } = useWatch() as MatrixValues
  return (
    <Stack role="status" gap="2" _empty={{ display: 'none' }}>
      <MacroNotice field="utm_source" typed={sources} />
      <MacroNotice field="utm_medium" typed={media} />
      <MacroNotice field="utm_campaign" typed={campaign_info.utm_campaign ?? ''} />
    </Stack>
  )
}
