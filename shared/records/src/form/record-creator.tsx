import { useChange } from '@console/api'
import { type BodyOf, type InputOf, resourceOf } from '@console/contract'
import { type Sending, useRecordForm } from '@console/forms'
import { KeptForm } from '@console/forms/record'
import { useKitText } from '@console/i18n'
import { useNavigate } from '@console/router'
import { useMay } from '@console/session'
import { toast } from '@console/ui'
import { type ReactNode, useState } from 'react'
import type { AnyRecord, FormOf, FormValues, Params, RecordDescription, RouteOf } from '../record.ts'
import { useRecordText } from '../use-record-text.ts'
import { bodyOfParsed } from './record-form.ts'

interface Props<One extends AnyRecord, Values extends FormValues, Created extends FormValues> {
  readonly of: RecordDescription<One, One, Values>
  /** Where creating asks for other fields than editing. */
  readonly form?: FormOf<One, Created>
  readonly params?: Params
  /** The record to begin with a copy of. */
  readonly from?: One | undefined
  /** Where they are not just the values of `from`. */
  readonly values?: Created
  /** Whether losing what was typed since the form opened would matter; without it, any change would. */
  readonly isBegun?: (typed: Created, opened: Created) => boolean
  /** Name of a draft while the record has none. */
  readonly unnamed?: (typed: Created) => string | undefined
  /** Called before the person goes on: `typed` has what the API may not return. */
  readonly onCreated?: (created: One, typed: Created) => void
  /** The record's page unless given. */
  readonly leadsTo?: (created: One) => string
  /** What the fields say too, repeated because they may be out of sight. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

const NOWHERE: Params = {}

/** The form of a new record: sends it once, says so and leads to its page. */
export function RecordCreator<One extends AnyRecord, Values extends FormValues, Created extends FormValues = Values>({
  of,
  form: description = of as unknown as FormOf<One, Created>,
  params = NOWHERE,
  from,
  values,
  isBegun,
  unnamed,
  onCreated,
  leadsTo = of.path,
  beside,
  children,
}: Props<One, Values, Created>) {
  const text = useRecordText(of)
  const kitText = useKitText()
  const navigate = useNavigate()
  const { send } = useChange(of.create as RouteOf<One>)
  const mayCreate = useMay(of.create as RouteOf<One>)
  const [opened] = useState(() => values ?? description.values(from))
  const about = {
    form: draftName(of, params, from),
    nameOf: (typed: Created) => nameIn(of, typed),
    unnamed,
    isBegun: isBegun && ((typed: Created) => isBegun(typed, opened)),
  }
  const form = useRecordForm(description.schema, opened, about, description.checks)

  async function create(typed: Created, { idempotencyKey, parsed }: Sending): Promise<void> {
    const body = (await bodyOfParsed(description, parsed, undefined)) as BodyOf<RouteOf<One>>
    const created = await send(params as InputOf<RouteOf<One>>, { body, idempotencyKey })
    toast.success(text('create.done'))
    onCreated?.(created, typed)
    await navigate(leadsTo(created))
  }

  return (
    <KeptForm
      form={form}
      submit={text('create.title')}
      failed={text('create.failed')}
      beside={beside}
      blocked={mayCreate ? undefined : kitText('error.permission_denied')}
      onSubmit={create}
      onCancel={() => void navigate(from ? of.path(from) : of.listPath(params as never))}
    >
      {children}
    </KeptForm>
  )
}

/** A form holds the name under the same key as the record. */
function nameIn<One extends AnyRecord>(of: RecordDescription<One>, typed: FormValues): string | undefined {
  return of.title(typed as One)
}

/** Drafts of different originals and of different parents are kept apart. */
function draftName(of: { readonly read: RouteOf<unknown> }, params: Params, from: AnyRecord | undefined): string {
  const resource = resourceOf(of.read.id)
  return from ? `${resource} from ${from.id}` : [resource, ...Object.values(params)].join(' of ')
}
