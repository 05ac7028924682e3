import { useFormats, useKitText } from '@console/i18n'
import { Text, VisuallyHidden } from '@console/ui'
import type { ListPage } from './list-page.ts'

/** How many rows the list has, for the page's title. */
export function ListTotal({ list: { data } }: { readonly list: { readonly data: ListPage<unknown> | undefined } }) {
  const text = useKitText()
  const { number } = useFormats()
  if (!data) return null
  const total = data.total_capped ? text('list.capped', { total: number(data.total) }) : number(data.total)
  return (
    <Text color="fg.muted">
      <span aria-hidden>{total}</span>
      <VisuallyHidden>{text('list.total', { total })}</VisuallyHidden>
    </Text>
  )
}
