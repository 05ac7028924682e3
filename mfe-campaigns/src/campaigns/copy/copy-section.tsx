import { type Campaign, createTask, Id } from '@console/contract'
import { useSearchParams } from '@console/router'
import { useMay } from '@console/session'
import { SkeletonPage } from '@console/ui'
import { lazy, Suspense } from 'react'
import * as v from 'valibot'

/** Loaded apart, because it is seldom used; in one file with the rewards, since each file costs the module's entry. */
const Copying = lazy(async () => ({ default: (await import(/* webpackChunkName: "copying-and-rewards" */ './copying.tsx')).Copying }))

/** With `?copy=<id>`, the missions and notifications of that campaign, to be copied into this one. */
export function CopySection({ campaign }: { readonly campaign: Campaign }) {
  const [search] = useSearchParams()
  const from = v.safeParse(Id, search.get('copy'))
  const mayCopy = useMay(createTask, campaign.owner.id)
  if (!from.success || from.output === campaign.id || !mayCopy || campaign.status === 'ended') return null
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Copying campaign={campaign} from={from.output} />
    </Suspense>
  )
}
