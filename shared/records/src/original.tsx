import { useCall } from '@console/api'
import { Id, type InputOf } from '@console/contract'
import { useParams, useSearchParams } from '@console/router'
import { Loaded, SkeletonPage } from '@console/ui'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { AnyRecord, RecordDescription } from './record.ts'

/** The id in `?from=`, where a creation begins with a copy of a record. */
export function useOriginalId(): string | undefined {
  const [search] = useSearchParams()
  const from = v.safeParse(Id, search.get('from'))
  return from.success ? from.output : undefined
}

interface Props<One extends AnyRecord> {
  readonly of: RecordDescription<One>
  readonly failed: string
  /** Drawn once the original is there, or at once where the address names none. */
  readonly children: (original: One | undefined) => ReactNode
}

/** Reads the record that a new one is to be a copy of. */
export function FromOriginal<One extends AnyRecord>({ of, failed, children }: Props<One>) {
  const id = useOriginalId()
  const params = useParams()
  const name = of.read.path.slice(of.read.path.lastIndexOf(':') + 1)
  const original = useCall(of.read, id === undefined ? null : ({ ...params, [name]: id } as InputOf<typeof of.read>))
  if (id === undefined) return children(undefined)
  return (
    <Loaded from={original} skeleton={<SkeletonPage />} failed={failed}>
      {children}
    </Loaded>
  )
}
