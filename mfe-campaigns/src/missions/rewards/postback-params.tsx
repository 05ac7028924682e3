import { useText } from '../../text.ts'
import { NameValueRows } from '../name-value-rows.tsx'

export function PostbackParams({ name }: { readonly name: string }) {
  const text = useText()
  return (
    <NameValueRows
      name={name}
      words={{
        label: text('reward.params'),
        hint: text('reward.params.hint'),
        add: text('reward.params.add'),
        nameOf: (number) => text('reward.params.name', { number }),
        valueOf: (number) => text('reward.params.value', { number }),
        removeOf: (number) => text('reward.params.remove', { number }),
      }}
      errors={{ max_items: 'reward.params.most' }}
      missing={{ name: 'reward.params.name.required', value: 'reward.params.value.required' }}
      repeated="reward.params.name.repeated"
    />
  )
}
