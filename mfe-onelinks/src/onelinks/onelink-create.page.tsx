import { ONELINK_NAME_MAX, type Onelink, paths } from '@console/contract'
import { FromOriginal, RecordCreator, useOriginalId } from '@console/records/form'
import { useSearchParams } from '@console/router'
import { LinkButton, lazyPart, Page, SkeletonPage } from '@console/ui'
import { useText } from '../text.ts'
import { OnelinkFields } from './onelink-fields.tsx'
import { type OnelinkValues, onelinkRecord, valuesOf } from './onelink-record.ts'

const OnelinkMatrix = lazyPart(
  () => import('./matrix/onelink-matrix.tsx'),
  (file) => file.OnelinkMatrix,
  { fallback: <SkeletonPage /> },
)

/** The form of one Onelink, or with `?mode=matrix` that of many. */
export function OnelinkCreatePage() {
  const text = useText()
  const [search] = useSearchParams()
  if (search.get('mode') !== 'matrix') return <Creating />
  return (
    <Page title={text('onelink.matrix.title')}>
      <OnelinkMatrix />
    </Page>
  )
}

/** With `?from=<id>` a copy of that Onelink, which needs a custom ID of its own. */
function Creating() {
  const text = useText()
  const from = useOriginalId()
  const duplicateOf = (original: Onelink): OnelinkValues => ({
    ...valuesOf(original),
    custom_id: '',
    display_name: [...text('onelink.duplicate.name', { name: original.display_name })].slice(0, ONELINK_NAME_MAX).join(''),
  })
  return (
    <Page
      key={from}
      title={text(from ? 'onelink.duplicate.title' : 'onelink.create.title')}
      actions={<LinkButton to={paths.onelinkMatrix()}>{text('onelink.matrix.title')}</LinkButton>}
    >
      <FromOriginal of={onelinkRecord} failed={text('onelink.duplicate.failed')}>
        {(original) => (
          <RecordCreator of={onelinkRecord} from={original} {...(original ? { values: duplicateOf(original) } : {})}>
            <OnelinkFields />
          </RecordCreator>
        )}
      </FromOriginal>
    </Page>
  )
}
