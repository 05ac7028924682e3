import { updateOnelink } from '@console/contract'
import { RecordPage } from '@console/records/page'
import { useSearchParams } from '@console/router'
import { lazyPart, SkeletonPage } from '@console/ui'
import { useEffect } from 'react'
import { OnelinkInfo } from './onelink-info.tsx'
import { onelinkRecord } from './onelink-record.ts'

const OnelinkEditor = lazyPart(
  () => import('./onelink-editor.tsx'),
  (file) => file.OnelinkEditor,
  { fallback: <SkeletonPage /> },
)

export function OnelinkPage() {
  const [search] = useSearchParams()
  const isEditing = search.get('mode') === 'edit'
  // In parallel with the record.
  useEffect(() => {
    if (isEditing) void OnelinkEditor.preload()
  }, [isEditing])
  return (
    <RecordPage of={onelinkRecord} needs={isEditing ? updateOnelink : undefined}>
      {(onelink) => (isEditing ? <OnelinkEditor onelink={onelink} /> : <OnelinkInfo onelink={onelink} />)}
    </RecordPage>
  )
}
