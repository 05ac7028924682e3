import { useFormats } from '@console/i18n'
import { Button, Fact, Facts, Section } from '@console/ui'
import { useText } from '../../text.ts'
import type { CampaignFile } from './campaign-file.ts'

/** Things of the file that all have a counterpart here. */
export interface Found {
  readonly names: readonly string[]
  readonly isOpen: boolean
  readonly onToggle: () => void
}

interface Props {
  readonly file: CampaignFile
  /** Undefined where some have no counterpart: then each has a choice of its own. */
  readonly applications: Found | undefined
  readonly metrics: Found | undefined
}

export function FileContents({ file: { campaign, missions, notifications }, applications, metrics }: Props) {
  const text = useText()
  const { number, period } = useFormats()
  return (
    <Section title={text('campaign.import.contents')}>
      <Facts>
        <Fact name={text('campaign.name')}>{campaign.name}</Fact>
        <Fact name={text('campaign.period')}>{period(campaign.start_date, campaign.end_date)}</Fact>
        <Fact name={text('campaign.missions')}>{number(missions.length)}</Fact>
        <Fact name={text('campaign.notifications')}>{number(notifications.length)}</Fact>
        {applications ? (
          <FoundFact name={text('campaign.import.applications')} change={text('campaign.import.applications.change')} {...applications} />
        ) : null}
        {metrics ? <FoundFact name={text('campaign.import.metrics')} change={text('campaign.import.metrics.change')} {...metrics} /> : null}
      </Facts>
    </Section>
  )
}

interface FoundFactProps extends Found {
  readonly name: string
  readonly change: string
}

function FoundFact({ name, change, names, isOpen, onToggle }: FoundFactProps) {
  const text = useText()
  return (
    <Fact name={name}>
      {text('campaign.import.found', { names: names.join(', ') })}{' '}
      <Button size="xs" aria-expanded={isOpen} onClick={onToggle}>
        {change}
      </Button>
    </Fact>
  )
}
