import { failedWith, type Reading, useCall } from '@console/api'
import { Id, type InputOf, paths, type Route } from '@console/contract'
import { useParams } from '@console/router'
import { type Needs, recordNameStore, useMay } from '@console/session'
import { Forbidden, LinkButton, Loaded, SkeletonPage, StatusPage } from '@console/ui'
import { type ReactNode, useEffect, useState } from 'react'
import * as v from 'valibot'
import type { AnyRecord, Params, SingleDescription } from '../record.ts'
import { useOwner } from '../use-owner.ts'
import { useRecordText } from '../use-record-text.ts'
import { OtherPublishers } from './other-publishers.tsx'

export interface RecordReading<One> extends Reading<One> {
  /** The address can name no record: nothing was asked. */
  readonly isUnusable: boolean
  readonly isGone: boolean
}

interface Props<One extends AnyRecord> {
  readonly of: SingleDescription<One>
  /** For what the page does with the record beyond reading it; without it, the person gets the 403 page. */
  readonly needs?: Needs | undefined
  readonly children: (record: One) => ReactNode
}

/** The page of the record that the address names by the parameters of its call. */
export function RecordPage<One extends AnyRecord>(props: Props<One>) {
  return <LoadedRecord {...props} reading={useRecord(props.of)} />
}

/** An unusable id makes no call. */
function useRecord<One extends AnyRecord>({ read, gone }: SingleDescription<One>): RecordReading<One> {
  const params = useAddressParams(read)
  const reading = useCall(read, params as InputOf<typeof read> | null)
  return { ...reading, isUnusable: params === null, isGone: failedWith(reading, ...gone) }
}

/** The parameters of a call's path as the address has them; null where one is missing or can be no id. */
function useAddressParams(route: Route): Params | null {
  const given = useParams()
  const names = route.path.match(/(?<=:)\w+/g)?.filter((name) => name !== 'publisher_id') ?? []
  const params = Object.fromEntries(names.map((name) => [name, given[name] ?? '']))
  return Object.values(params).every((value) => v.is(Id, value)) ? params : null
}

interface LoadedProps<One extends AnyRecord> extends Props<One> {
  readonly reading: RecordReading<One>
}

/**
 * A record that was read: on its way, failed, gone, not for this person, or there. One that exists and is not for this person
 * is the 403 page (spec section 6), whichever call found it; one that the publisher does not have says that it is not there.
 */
export function LoadedRecord<One extends AnyRecord>({ of, needs, reading, children }: LoadedProps<One>) {
  const text = useRecordText(of)
  const params = useParams()
  const { parent, listPath = paths.home } = of
  useCrumbNames(of, reading.data)

  if (reading.isUnusable)
    return <Missing title={text('notFound')} to={parent ? parent.path() : listPath(params as never)} back={text('back')} />
  if (parent && failedWith(reading, parent.gone)) return <Missing title={text('parentGone')} to={parent.path()} back={text('back')} />
  if (reading.isGone) return <Missing title={text('gone')} to={listPath(params as never)} back={text('back')} />
  if (!reading.data && reading.error?.code === 'permission_denied') return <Forbidden needs={reading.error.problem?.required_any_of} />
  return (
    <Loaded from={reading} skeleton={<SkeletonPage />} failed={text('failed')}>
      {(record) =>
        needs ? (
          <Permitted key={of.path(record)} of={of} needs={needs} record={record}>
            {children}
          </Permitted>
        ) : (
          children(record)
        )
      }
    </Loaded>
  )
}

interface PermittedProps<One extends AnyRecord> extends Props<One> {
  readonly needs: Needs
  readonly record: One
}

/** Checks, on the loaded record, permissions for own records only. A page that is open stays, with what is typed there. */
function Permitted<One extends AnyRecord>({ of, needs, record, children }: PermittedProps<One>) {
  const isPermitted = useMay(needs, useOwner(of, 'read')(record) ?? undefined)
  const [wasPermitted] = useState(isPermitted)
  return isPermitted || wasPermitted ? children(record) : <Forbidden needs={typeof needs.access === 'string' ? [] : needs.access.any_of} />
}

function useCrumbNames<One extends AnyRecord>({ path, title, crumbs }: SingleDescription<One>, record: One | undefined): void {
  useEffect(() => {
    if (record) recordNameStore.setState({ ...crumbs?.(record), [path(record)]: title(record) })
  }, [path, title, crumbs, record])
}

function Missing({ title, to, back }: { readonly title: string; readonly to: string; readonly back: string }) {
  return (
    <StatusPage title={title} back={<LinkButton to={to}>{back}</LinkButton>}>
      <OtherPublishers />
    </StatusPage>
  )
}
