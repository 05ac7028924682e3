import { paths } from '@console/contract'
import { TextField, useFieldValue, useRecordForm, useWatch } from '@console/forms'
import { KeptForm } from '@console/records/form'
import { useNavigate, useSearchParams } from '@console/router'
import { Box, Grid, Notice, Section, Stack, Text, TextLink } from '@console/ui'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../../text.ts'
import { DestinationFields } from '../form/destination-fields.tsx'
import { randomCustomId } from '../form/free-custom-id.ts'
import { MacroNotice } from '../form/macro-notice.tsx'
import { batchIdIn, isBatchLost, keepBatch } from './link-batch.ts'
import { MatrixResults } from './matrix-results.tsx'
import {
  cellsOf,
  countedTogether,
  countOf,
  EMPTY_MATRIX,
  linkOf,
  MATRIX_MOST,
  MatrixForm,
  type MatrixValues,
  nameOf,
} from './matrix-values.ts'
import { newLink } from './use-create-links.ts'
import { UtmListField } from './utm-list-field.tsx'

const ABOUT = { form: 'onelink matrix', nameOf: ({ display_name }: MatrixValues) => display_name }

export function OnelinkMatrix() {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const made = batchIdIn(search)
  const form = useRecordForm(MatrixForm, EMPTY_MATRIX, ABOUT)
  if (made) return <MatrixResults key={made} id={made} />

  async function begin(values: MatrixValues): Promise<void> {
    const links = cellsOf(values.sources, values.media).map((cell) => newLink(linkOf(values, cell, randomCustomId())))
    await navigate(keepBatch(links), { replace: true })
  }

  return (
    <KeptForm
      form={form}
      submit={text('onelink.matrix.submit')}
      failed={text('onelink.matrix.refused')}
      onSubmit={begin}
      onCancel={() => void navigate(paths.onelinkCreate())}
    >
      {isBatchLost(search) ? <ResultsGone /> : null}
      <Section title={text('onelink.matrix.links')}>
        <Stack gap="5">
          <TextField name="display_name" label={text('onelink.name')} hint={text('onelink.matrix.name.hint')} required />
          <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <UtmListField name="sources" field="utm_source" required />
            <UtmListField name="media" field="utm_medium" />
          </Grid>
          <Campaign />
          <HowMany />
        </Stack>
      </Section>
      <DestinationFields />
    </KeptForm>
  )
}

/** After a reload the links exist, but this page no longer knows which ones it made. */
function ResultsGone() {
  const text = useText()
  return (
    <Notice>
      {text('onelink.matrix.gone')} <TextLink to={paths.onelinks()}>{text('onelink.back')}</TextLink>
    </Notice>
  )
}

function Campaign() {
  const text = useText()
  const [typed] = useFieldValue<string | null>('campaign_info.utm_campaign')
  return (
    <Box>
      <TextField name="campaign_info.utm_campaign" label={text('onelink.utm_campaign')} />
      <Stack role="status" mt="2" _empty={{ mt: '0' }}>
        <MacroNotice field="utm_campaign" typed={typed ?? ''} />
      </Stack>
    </Box>
  )
}

const NAMED = 6

function HowMany() {
  const text = useText()
  const values = useDeferredValue(useWatch() as MatrixValues)
  const { count, names, merged } = useMemo(() => {
    const cells = cellsOf(values.sources, values.media).slice(0, NAMED)
    return { count: countOf(values.sources, values.media), names: cells.map(nameOf).join(', '), merged: countedTogether(values) }
  }, [values])
  return (
    <Box role="status" textStyle="sm">
      <Text>{text('onelink.matrix.count', { count, limit: MATRIX_MOST })}</Text>
      {names === '' ? null : (
        <Text color="fg.muted" overflowWrap="anywhere">
          {count > NAMED ? `${names} …` : names}
        </Text>
      )}
      {merged > 0 ? <Notice>{text('onelink.matrix.merged', { count: merged })}</Notice> : null}
    </Box>
  )
}
