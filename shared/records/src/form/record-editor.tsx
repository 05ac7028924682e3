import { call, isApiError, useChange } from '@console/api'
import { type BodyOf, type InputOf, keepUnknown } from '@console/contract'
import { type Sending, useRecordForm } from '@console/forms'
import { KeptForm } from '@console/forms/record'
import { useKitText } from '@console/i18n'
import { useNavigate } from '@console/router'
import { useMay } from '@console/session'
import { ErrorLine, LinkButton, Section, Stack, toast } from '@console/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { AnyRecord, FormOf, FormValues, RouteOf, SingleDescription } from '../record.ts'
import { useOwner } from '../use-owner.ts'
import { useRecordText } from '../use-record-text.ts'
import { formName } from './forget-draft.ts'
import { bodyOfParsed, loadWholeBody } from './record-form.ts'

interface Props<One extends AnyRecord, Values extends FormValues> {
  readonly of: SingleDescription<One>
  readonly record: One
  /** Where only a part of the record is edited, or in another shape. */
  readonly form?: FormOf<One, Values>
  readonly refused?: string | undefined
  /** Called once it is saved and its page is shown: what else shows the record has to follow. `typed` has what the API may not return. */
  readonly onSaved?: ((saved: One, before: One, typed: Values) => void) | undefined
  /** Called with the API's code and what was typed, where the page has to follow a refusal. */
  readonly onRefused?: ((code: string, typed: Values) => void) | undefined
  /** What the fields say too, repeated because they may be out of sight. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/**
 * The form of a record: it opens with the record, is merged with what others save meanwhile, and leads back to the record's page.
 * If the record cannot be edited, the reason is shown in the form's place. The page decides whether the person may edit it.
 */
export function RecordEditor<One extends AnyRecord, Values extends FormValues>(props: Props<One, Values>) {
  return <Editor key={props.record.id} {...props} />
}

function Editor<One extends AnyRecord, Values extends FormValues>(props: Props<One, Values>) {
  const { of, record } = props
  const kitText = useKitText()
  // Once the form is open it stays: what is typed must not go with a refresh, and a refused save says why.
  const [refused] = useState(props.refused)
  if (refused === undefined) return <OpenEditor {...props} />
  return (
    <Section>
      <Stack gap="4" align="flex-start">
        <ErrorLine>{refused}</ErrorLine>
        <LinkButton to={of.path(record)}>{kitText('action.back')}</LinkButton>
      </Stack>
    </Section>
  )
}

function OpenEditor<One extends AnyRecord, Values extends FormValues>({
  of,
  record,
  form: description = of as FormOf<One, Values>,
  onSaved,
  onRefused,
  beside,
  children,
}: Props<One, Values>) {
  const text = useRecordText(of)
  const kitText = useKitText()
  const navigate = useNavigate()
  const { send } = useChange(of.update as RouteOf<One>)
  const mayUpdate = useMay(of.update as RouteOf<One>, useOwner(of, 'read')(record) ?? undefined)
  const params = of.params(record) as InputOf<RouteOf<One>>
  const back = of.path(record)
  const about = {
    form: formName({ ...description, read: of.read }),
    id: record.id,
    version: record.version,
    record,
    load: () => call(of.read, params),
    toValues: description.values,
  }
  const form = useRecordForm<Values, One>(keepUnknown(description.schema), description.values(record), about, description.checks)

  useEffect(() => void loadWholeBody().catch(() => {}), [])

  async function save(typed: Values, { version, parsed, record: base = record }: Sending): Promise<void> {
    const body = (await bodyOfParsed(description, parsed, base as One)) as BodyOf<RouteOf<One>>
    const saved = await send(params, { body, ...(version === undefined ? {} : { version }) }).catch((error: unknown) => {
      if (isApiError(error)) onRefused?.(error.code, typed)
      throw error
    })
    toast.success(text('edit.done'), undefined, { id: record.id })
    await navigate(back)
    onSaved?.(saved, record, typed)
  }

  return (
    <KeptForm
      form={form}
      submit={kitText('action.save')}
      failed={text('edit.failed')}
      beside={beside}
      blocked={mayUpdate ? undefined : kitText('error.permission_denied')}
      onSubmit={save}
      onCancel={() => void navigate(back)}
    >
      {children}
    </KeptForm>
  )
}
