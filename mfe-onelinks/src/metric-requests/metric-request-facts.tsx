import { isUndecided, type MetricRequest } from '@console/contract'
import { ApplicationBadge } from '@console/entities'
import { useLocalized } from '@console/i18n'
import { Box, Fact, Facts, Section, Text } from '@console/ui'
import { useText } from '../text.ts'
import { TypeNotes } from './type-notes.tsx'

export function MetricRequestFacts({ request }: { readonly request: MetricRequest }) {
  const text = useText()
  const localized = useLocalized()
  const { description, application, metrics_category, data_type, example, status } = request
  return (
    <Section title={text('metricRequest.asked')}>
      {isUndecided(status) ? null : (
        <Text mb="4" textStyle="sm" color="fg.muted">
          {text('metricRequest.decided')}
        </Text>
      )}
      <Facts>
        <Fact name={text('metricRequest.description')}>
          <Box whiteSpace="pre-wrap">{description}</Box>
        </Fact>
        <Fact name={text('metricRequest.type')}>
          {text(`metricRequest.type.${data_type}`)}
          {data_type === 'unknown' ? null : (
            <Box color="fg.muted">
              <TypeNotes type={data_type} />
            </Box>
          )}
        </Fact>
        <Fact name={text('metricRequest.example')}>{example || text('value.none')}</Fact>
        <Fact name={text('metricRequest.category')}>{metrics_category ? localized(metrics_category.name) : text('value.none')}</Fact>
        <Fact name={text('metricRequest.application')}>
          {application ? <ApplicationBadge application={application} /> : text('metricRequest.application.all')}
        </Fact>
      </Facts>
    </Section>
  )
}
