import { type FieldProps, SelectField } from '@console/forms'
import { useKitText } from '@console/i18n'

/** In the order of the form: a campaign begins as inactive, anything else as active. */
const STATUSES = { any: ['active', 'inactive'], campaign: ['inactive', 'active'] } as const

interface Props extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  /** Decides the words: an inactive campaign reads 'Not ready or paused'. */
  readonly of?: keyof typeof STATUSES
}

/** Active or not, of anything that is either. */
export function StatusField({ of = 'any', ...field }: Props) {
  const text = useKitText()
  const options = STATUSES[of].map((status) => ({
    value: status,
    label: text(of === 'campaign' ? `status.campaign.${status}` : `status.${status}`),
  }))
  return <SelectField {...field} required options={options} />
}
