import { getCampaign, listCampaigns, type MetricRequest, paths } from '@console/contract'
import { useAllMetrics } from '@console/entities'
import { useLocalized } from '@console/i18n'
import { useMay } from '@console/session'
import { Box, CopyValue, EntityLink, Fact, Facts, Notice, Section, Text } from '@console/ui'
import { useText } from '../text.ts'

export function Decision({ request }: { readonly request: MetricRequest }) {
  const text = useText()
  const { status, decision_note, metric } = request
  if (status === 'pending')
    return (
      <Notice>
        {text('metricRequest.waits')} <ToCampaigns />
      </Notice>
    )
  return (
    <Section title={text('metricRequest.decision')}>
      <Text mb={metric || decision_note ? '4' : '0'}>{text(`metricRequest.decision.${status}`)}</Text>
      <Facts>
        {decision_note ? (
          <Fact name={text('metricRequest.note')}>
            <Box whiteSpace="pre-wrap">{decision_note}</Box>
          </Fact>
        ) : null}
        {metric ? <MetricFacts metric={metric} /> : null}
      </Facts>
    </Section>
  )
}

function MetricFacts({ metric }: { readonly metric: NonNullable<MetricRequest['metric']> }) {
  const text = useText()
  const localized = useLocalized()
  const mayRead = useMay(getCampaign)
  const found = useAllMetrics().data?.find(({ metric: { id } }) => id === metric.id)
  return (
    <>
      <Fact name={text('metricRequest.code')}>
        <CopyValue value={metric.code} label={text('metricRequest.code.copy')} fontFamily="mono" />
      </Fact>
      {found ? (
        <Fact name={text('metricRequest.place')}>
          {text('metricRequest.place.in', { category: localized(found.category.name), metric: localized(found.metric.name) })}
        </Fact>
      ) : null}
      <Fact name={text('metricRequest.use')}>
        <ToCampaigns />
      </Fact>
      <Fact name={text('metricRequest.missions')}>
        {mayRead ? (
          <EntityLink to={paths.allMissions({ metric_id: metric.id })} quiet={false}>
            {text('metricRequest.missions.find')}
          </EntityLink>
        ) : (
          text('metricRequest.missions.denied')
        )}
      </Fact>
    </>
  )
}

/** A request names no mission, so that the way to the rules is by the campaigns. */
function ToCampaigns() {
  const text = useText()
  return (
    <EntityLink to={paths.campaigns()} call={listCampaigns} quiet={false}>
      {text('metricRequest.use.campaigns')}
    </EntityLink>
  )
}
