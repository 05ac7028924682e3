import { paths } from '@console/contract'
import { EmptyState, LinkButton } from '@console/ui'
import { useText } from '../text.ts'

export function ApplicationMissing({ title }: { readonly title: string }) {
  const text = useText()
  return (
    <EmptyState icon="applications" title={title}>
      <LinkButton to={paths.sourcesChoose()}>{text('sources.choose.another')}</LinkButton>
    </EmptyState>
  )
}
