import { useFieldErrorText, useKitText } from '@console/i18n'
import { Button, CheckLine, Field, Flex, Input, ModalDialog, Stack } from '@console/ui'
import { type SyntheticEvent, useRef, useState } from 'react'
import { VIEW_NAME_MAX, withView } from './saved-list.ts'
import type { ViewsProps } from './views-dialog.tsx'

export function SaveViewDialog({ saved, save, hidden, address, onClose }: ViewsProps) {
  const text = useKitText()
  const fieldError = useFieldErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<'required' | 'taken'>()
  const [opens, setOpens] = useState(false)
  const label = text('list.views.name')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const wanted = name.trim()
    const wrong = wanted === '' ? 'required' : saved.views.some((view) => view.name === wanted) ? 'taken' : undefined
    setError(wrong)
    if (wrong) {
      input.current?.focus()
      return
    }
    const view = { id: crypto.randomUUID(), name: wanted, search: address.search, hidden }
    if (opens) address.stay()
    save({ ...withView(saved, view), opens: opens ? view.id : saved.opens })
    onClose()
  }

  return (
    <ModalDialog title={text('list.views.saveTitle')} onClose={onClose} focusOn={input}>
      <Stack as="form" gap="4" pb="2" onSubmit={submit}>
        <Field.Root invalid={error !== undefined}>
          <Field.Label>{label}</Field.Label>
          <Input
            ref={input}
            borderColor="border.control"
            maxLength={VIEW_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {error ? <Field.ErrorText>{fieldError(error, { label })}</Field.ErrorText> : null}
        </Field.Root>
        <CheckLine checked={opens} onChange={setOpens}>
          {text('list.views.opens')}
        </CheckLine>
        <Flex gap="2" justify="flex-end">
          <Button onClick={onClose}>{text('action.cancel')}</Button>
          <Button look="primary" type="submit">
            {text('action.save')}
          </Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}
