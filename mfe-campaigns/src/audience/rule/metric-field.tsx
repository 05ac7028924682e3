import type { Metric, MetricCategory } from '@console/contract'
import { SelectField } from '@console/forms'
import { useLocalized } from '@console/i18n'
import { useText } from '../../text.ts'
import type { RuleValues } from './rule-values.ts'
import { withCategory, withMetric } from './with-metric.ts'

interface Props {
  readonly name: string
  readonly rule: RuleValues
  /** Undefined while they are not known, or may not be seen. */
  readonly categories: readonly MetricCategory[] | undefined
  readonly metrics: readonly Metric[] | undefined
  readonly onChange: (rule: RuleValues) => void
}

/** The choice keeps its name if the lists cannot be loaded or no longer contain it. */
export function MetricField({ name, rule, categories, metrics, onChange }: Props) {
  const text = useText()
  const localized = useLocalized()
  const optionOf = ({ id, name }: Named) => ({ value: id, label: localized(name) })
  const metric = metrics?.find(({ id }) => id === String(rule.metric_id))
  const isGone = rule.metric_id !== '' && metrics !== undefined && !metric
  return (
    <>
      <SelectField
        name={`${name}.metrics_category_id`}
        label={text('rule.category')}
        required
        errors={EMPTY}
        none={text('rule.category.choose')}
        options={(categories ?? []).map(optionOf)}
        known={rule.metrics_category && optionOf(rule.metrics_category)}
        onChoose={(id) =>
          onChange(
            withCategory(
              rule,
              categories?.find((category) => category.id === id),
            ),
          )
        }
      />
      <SelectField
        name={`${name}.metric_id`}
        label={text('rule.metric')}
        required
        hint={isGone ? text('rule.metric.gone') : metric && localized(metric.description)}
        errors={EMPTY}
        none={text(rule.metrics_category_id === '' ? 'rule.metric.categoryFirst' : 'rule.metric.choose')}
        options={(metrics ?? []).map(optionOf)}
        known={rule.metric && optionOf(rule.metric)}
        onChoose={(id) =>
          onChange(
            withMetric(
              rule,
              metrics?.find((metric) => metric.id === id),
            ),
          )
        }
      />
    </>
  )
}

type Named = Pick<Metric, 'id' | 'name'>

/** To the contract, an id that is not chosen has the wrong format. */
const EMPTY = { invalid_format: 'field.required_choice' }
