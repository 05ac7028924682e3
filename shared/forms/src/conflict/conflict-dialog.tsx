import { useKitText } from '@console/i18n'
import { Box, Button, chakra, Flex, ModalDialog, Stack, Text } from '@console/ui'
import { useContext, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Plain } from '../deep-equal.ts'
import { FormFieldsContext, formatValue, labelOf } from '../form-fields.ts'
import { firstControlOf } from '../use-field-focus.ts'
import type { Conflict } from './use-merging.ts'

type Side = 'mine' | 'theirs'

/** Shows both versions of every contested field; nothing is chosen beforehand. Closing it keeps what is typed. */
export function ConflictDialog({ contested, mine, theirs, purpose, choose, close }: Conflict) {
  const text = useKitText()
  const formFields = useContext(FormFieldsContext)
  const { setFocus, control } = useFormContext()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const versions = { mine, theirs }
  const isChosen = contested.every((name) => sides[name])

  function confirm(): void {
    choose(Object.fromEntries(contested.map((name) => [name, versions[sides[name] ?? 'mine'][name]])))
  }

  /** Closing it leads to the first contested field, for the person to look at. */
  function focusField(): Element | null {
    const [first] = contested
    const field = first !== undefined && formFields ? firstControlOf({ control }, formFields, first) : undefined
    if (field !== undefined) setFocus(field)
    return document.activeElement
  }

  return (
    <ModalDialog title={text('conflict.title')} onClose={close} returnsTo={focusField}>
      <Stack gap="5">
        <Text>{text('conflict.text')}</Text>
        {contested.map((name) => (
          <Contested
            key={name}
            name={name}
            versions={versions}
            side={sides[name]}
            onChoose={(side) => setSides({ ...sides, [name]: side })}
          />
        ))}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button onClick={close}>{text('action.cancel')}</Button>
          <Button look="primary" disabledReason={isChosen ? undefined : text('conflict.choose')} onClick={confirm}>
            {text(purpose === 'save' ? 'conflict.save' : 'conflict.use')}
          </Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}

interface ContestedProps {
  readonly name: string
  readonly versions: Readonly<Record<Side, Plain>>
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
}

function Contested({ name, versions, side, onChoose }: ContestedProps) {
  const text = useKitText()
  const formFields = useContext(FormFieldsContext)
  const group = useId()
  if (!formFields) return null
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="semibold" mb="2">
        {labelOf(formFields, name)}
      </Box>
      <Stack gap="2">
        {(['mine', 'theirs'] as const).map((one) => (
          <Box
            as="label"
            key={one}
            display="flex"
            gap="3"
            alignItems="baseline"
            borderWidth="1px"
            borderColor={side === one ? 'border.control' : 'border'}
            bg={side === one ? 'bg.muted' : undefined}
            borderRadius="l2"
            px="3"
            py="2"
            cursor="pointer"
          >
            <chakra.input type="radio" accentColor="brand.solid" name={group} checked={side === one} onChange={() => onChoose(one)} />
            <Box minW="0">
              <Text fontWeight="medium">{text(`conflict.${one}`)}</Text>
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxH="40" overflowY="auto">
                {formatValue(formFields, name, versions[one][name]) || text('value.none')}
              </Text>
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
