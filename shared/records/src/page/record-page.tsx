import { failedWith, type Reading, useCall } from '@console/api'
import { Id, type InputOf, type Route } from '@console/contract'
import { useParams } from '@console/router'
import { recordNameStore } from '@console/session'
import { Forbidden, LinkButton, Loaded, SkeletonPage, StatusPage } from '@console/ui'
import { type ReactNode, useEffect } from 'react'
import * as v from 'valibot'
import type { AnyRecord, Params, RecordDescription } from '../record.ts'
import { useRecordText } from '../use-record-text.ts'

/** The record that an address names, with every way in which it can fail to be there. */
export interface RecordReading<One> extends Reading<One> {
  /** The address can name no record: nothing was asked. */
  readonly isUnusable: boolean
  readonly isGone: boolean
}

interface Props<One extends AnyRecord> {
  readonly of: RecordDescription<One>
  readonly children: (record: One) => ReactNode
}

/** The page of the record that the address names by the parameters of its call. */
export function RecordPage<One extends AnyRecord>({ of, children }: Props<One>) {
  return (
    <LoadedRecord of={of} reading={useRecord(of)}>
      {children}
    </LoadedRecord>
  )
}

/** Reads the record of the address; an unusable id makes no call. */
export function useRecord<One extends AnyRecord>({ read, gone }: RecordDescription<One>): RecordReading<One> {
  const params = useAddressParams(read)
  const reading = useCall(read, params as InputOf<typeof read> | null)
  return { ...reading, isUnusable: params === null, isGone: failedWith(reading, ...gone) }
}

/** The parameters of a call's path as the address has them; null where one is missing or can be no id. */
export function useAddressParams(route: Route): Params | null {
  const given = useParams()
  const names = route.path.match(/(?<=:)\w+/g)?.filter((name) => name !== 'publisher_id') ?? []
  const params = Object.fromEntries(names.map((name) => [name, given[name] ?? '']))
  return Object.values(params).every((value) => v.is(Id, value)) ? params : null
}

interface LoadedProps<One extends AnyRecord> extends Props<One> {
  readonly reading: RecordReading<One>
}

/** A record that was read: on its way, failed, gone, not for this person, or there. */
export function LoadedRecord<One extends AnyRecord>({ of, reading, children }: LoadedProps<One>) {
  const text = useRecordText(of)
  const params = useParams()
  const { parent, listPath } = of
  useCrumbNames(of, reading.data)

  if (reading.isUnusable)
    return <Missing title={text('notFound')} to={parent ? parent.path() : listPath(params as never)} back={text('back')} />
  if (parent && failedWith(reading, parent.gone)) return <Missing title={text('parentGone')} to={parent.path()} back={text('back')} />
  if (reading.isGone) return <Missing title={text('gone')} to={listPath(params as never)} back={text('back')} />
  if (!reading.data && reading.error?.code === 'permission_denied') return <Forbidden />
  return (
    <Loaded from={reading} skeleton={<SkeletonPage />} failed={text('failed')}>
      {children}
    </Loaded>
  )
}

/** Tells breadcrumbs the names that the record knows. */
function useCrumbNames<One extends AnyRecord>({ path, title, crumbs }: RecordDescription<One>, record: One | undefined): void {
  useEffect(() => {
    if (record) recordNameStore.setState({ ...crumbs?.(record), [path(record)]: title(record) })
  }, [path, title, crumbs, record])
}

function Missing({ title, to, back }: { readonly title: string; readonly to: string; readonly back: string }) {
  return (
    <StatusPage title={title}>
      <LinkButton to={to}>{back}</LinkButton>
    </StatusPage>
  )
}
