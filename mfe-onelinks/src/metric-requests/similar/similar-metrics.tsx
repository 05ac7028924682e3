import { listCampaigns, paths } from '@console/contract'
import { type KnownMetric, useAllMetrics } from '@console/entities'
import { useFieldValue } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { Box, EntityLink, ErrorState, Flex, PlainList, Span, Stack, Text, useSettled, Verbatim } from '@console/ui'
import { useId } from 'react'
import { useText } from '../../text.ts'
import { metricsLike } from './metrics-like.ts'

export function SimilarMetrics() {
  const text = useText()
  const [name] = useFieldValue<string>('name')
  const settled = useSettled(name)
  const { data, error, retry } = useAllMetrics()
  const found = data ? metricsLike(settled, data) : []
  if (error && !data) return <ErrorState error={error} title={text('metricRequest.similar.failed')} onRetry={retry} />
  return (
    <Box role="status" display={found.length > 0 ? undefined : 'none'}>
      {found.length > 0 ? <Similar metrics={found} /> : null}
    </Box>
  )
}

function Similar({ metrics }: { readonly metrics: readonly KnownMetric[] }) {
  const text = useText()
  const titleId = useId()
  return (
    <Stack gap="3" bg="bg.muted" borderRadius="l2" p="4" textStyle="sm" role="group" aria-labelledby={titleId}>
      <Text id={titleId} fontWeight="medium">
        {text('metricRequest.similar', { count: metrics.length })}
      </Text>
      <PlainList gap="3">
        {metrics.map((known) => (
          <li key={known.metric.id}>
            <One {...known} />
          </li>
        ))}
      </PlainList>
      <Text>
        {text('metricRequest.similar.how')}{' '}
        <EntityLink to={paths.campaigns()} call={listCampaigns} quiet={false}>
          {text('metricRequest.use.campaigns')}
        </EntityLink>
      </Text>
    </Stack>
  )
}

function One({ metric, category }: KnownMetric) {
  const text = useText()
  const localized = useLocalized()
  return (
    <>
      <Flex columnGap="2" wrap="wrap" align="baseline">
        <Span fontWeight="medium">
          {text('metricRequest.place.in', { category: localized(category.name), metric: localized(metric.name) })}
        </Span>
        <Verbatim fontFamily="mono" color="fg.muted">
          {metric.code}
        </Verbatim>
        <Span color="fg.muted">{text(`metricRequest.type.${metric.data_type}`)}</Span>
      </Flex>
      <Text color="fg.muted">{localized(metric.description)}</Text>
    </>
  )
}
