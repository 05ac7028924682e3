import { useKitText } from '@console/i18n'
import { Button, CheckLine, EmptyState, Flex, Input, ModalDialog, Stack } from '@console/ui'
import { type Ref, useRef, useState } from 'react'
import type { ListAddress } from '../use-list-address.ts'
import { type SavedList, type SavedView, VIEW_NAME_MAX, withoutView, withView } from './saved-list.ts'

export interface ViewsProps {
  readonly saved: SavedList
  readonly save: (saved: SavedList) => void
  readonly hidden: readonly string[]
  readonly address: ListAddress
  readonly onClose: () => void
}

export function ViewsDialog({ saved, save, hidden, address, onClose }: ViewsProps) {
  const text = useKitText()
  const first = useRef<HTMLInputElement>(null)

  return (
    <ModalDialog title={text('list.views.manageTitle')} onClose={onClose} focusOn={first}>
      <Stack as="ul" listStyleType="none" gap="4" pb="2">
        {saved.views.length === 0 ? <EmptyState icon="search" title={text('list.views.none')} /> : null}
        {saved.views.map((view, at) => (
          <Stack as="li" key={view.id} gap="2" pb="4" _notLast={{ borderBottomWidth: '1px', borderColor: 'border' }}>
            <NameField ref={at === 0 ? first : undefined} view={view} onRename={(name) => save(withView(saved, { ...view, name }))} />
            <CheckLine
              checked={saved.opens === view.id}
              onChange={(opens) => {
                address.stay()
                save({ ...saved, opens: opens ? view.id : null })
              }}
            >
              {text('list.views.opens')}
            </CheckLine>
            <Flex gap="2" wrap="wrap">
              <Button onClick={() => save(withView(saved, { ...view, search: address.search, hidden }))}>
                {text('list.views.update')}
              </Button>
              <Button aria-label={text('list.views.delete', { name: view.name })} onClick={() => save(withoutView(saved, view.id))}>
                {text('action.delete')}
              </Button>
            </Flex>
          </Stack>
        ))}
      </Stack>
    </ModalDialog>
  )
}

interface NameProps {
  readonly ref: Ref<HTMLInputElement> | undefined
  readonly view: SavedView
  readonly onRename: (name: string) => void
}

/** The new name counts when the field is left or Enter is pressed; an empty one does not. */
function NameField({ ref, view, onRename }: NameProps) {
  const text = useKitText()
  const [name, setName] = useState(view.name)

  function keep(): void {
    const wanted = name.trim()
    if (wanted === '') setName(view.name)
    else if (wanted !== view.name) onRename(wanted)
  }

  return (
    <Input
      ref={ref}
      size="sm"
      borderColor="border.control"
      aria-label={text('list.views.rename', { name: view.name })}
      maxLength={VIEW_NAME_MAX}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}
