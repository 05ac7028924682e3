import { useKitText } from '@console/i18n'
import { Button, Flex, filterLook, Icon, IconButton, Span } from '@console/ui'
import { useRef, useState } from 'react'
import type { PanelFilter } from './list-filter.ts'
import type { ListInput } from './list-page.ts'
import type { ListAddress } from './use-list-address.ts'

interface Props {
  readonly filter: PanelFilter<string>
  readonly input: ListInput
  readonly change: ListAddress['change']
}

export function PanelFilterField({ filter: { fields, label, chosen, Panel }, input, change }: Props) {
  const text = useKitText()
  const [isOpen, setOpen] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const isSet = fields.some((field) => input[field] !== undefined)
  if (!isSet && !Panel) return null
  const look = filterLook(isSet)

  /** The pressed button may be gone: the focus goes to the filter, or to the search where none is left. */
  function leave(): void {
    const next = group.current?.querySelector<HTMLElement>('[aria-haspopup]') ?? group.current?.parentElement?.querySelector('input')
    next?.focus()
  }

  function close(): void {
    setOpen(false)
    // The focus may be elsewhere by now.
    requestAnimationFrame(() => document.activeElement === document.body && leave())
  }

  return (
    <Flex ref={group} position="relative" flexShrink="0" w={{ base: '10rem', xl: 'clamp(10rem, 10rem + (100vw - 80rem) * 0.3, 12rem)' }}>
      {Panel ? (
        <Button
          aria-haspopup="dialog"
          aria-label={isSet ? `${label}: ${chosen}` : label}
          title={isSet ? chosen : undefined}
          flex="1"
          minW="0"
          px="2.5"
          justifyContent="space-between"
          borderEndRadius={isSet ? '0' : undefined}
          {...look}
          onClick={() => setOpen(!isOpen)}
          opens={Panel}
        >
          <Span truncate>{isSet ? chosen : label}</Span>
          {isSet ? null : <Icon id="expand" size={16} />}
        </Button>
      ) : (
        <Span title={chosen} flex="1" px="3" py="1.5" textStyle="sm" borderWidth="1px" borderStartRadius="l2" truncate {...look}>
          {chosen}
        </Span>
      )}
      {isSet ? (
        <IconButton
          label={text('form.remove', { name: chosen })}
          look="secondary"
          borderStartRadius="0"
          borderStartWidth="0"
          {...look}
          onClick={() => {
            leave()
            change(Object.fromEntries(fields.map((field) => [field, ''])))
          }}
        >
          <Icon id="close" size={14} />
        </IconButton>
      ) : null}
      {isOpen && Panel ? <Panel input={input} change={change} onClose={close} /> : null}
    </Flex>
  )
}
