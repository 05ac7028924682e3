import { ApplicationPanel } from '@console/entities'
import type { PanelProps } from '@console/records'
import { useText } from '../../text.ts'

export function RequestApplicationPanel({ input, change, onClose }: PanelProps) {
  const text = useText()
  return (
    <ApplicationPanel
      title={text('metricRequest.application')}
      searchLabel={text('metricRequests.application.search')}
      failed={text('metricRequests.application.failed')}
      none={text('metricRequests.application.none')}
      others={(count) => text('metricRequests.application.others', { count })}
      chosen={input.application_id}
      onChoose={(application_id) => change({ application_id })}
      onClose={onClose}
    />
  )
}
