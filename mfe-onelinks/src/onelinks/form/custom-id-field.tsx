import { useCall } from '@console/api'
import { CUSTOM_ID_MAX, CUSTOM_ID_MIN, CustomId, checkOnelink, type Onelink, tidy } from '@console/contract'
import { controlStyle, FieldFrame, useFieldError, useFieldValue, useFormContext } from '@console/forms'
import { Box, Button, Flex, Input, NamedText, Notice, Span, Text, useSettled, Verbatim } from '@console/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useText } from '../../text.ts'
import { useLinkHost } from '../link/use-link-host.ts'
import { useOnelinkUrl } from '../link/use-onelink-url.ts'
import { freeCustomId } from './free-custom-id.ts'
import { readCustomId } from './read-custom-id.ts'

const OWN_ERRORS = {
  invalid_format: 'onelink.customId.format',
  too_short: 'onelink.customId.format',
  too_long: 'onelink.customId.format',
  taken: 'onelink.customId.taken',
}

/** A whole link can be typed or pasted. The API is asked while someone types whether the ID is free. */
export function CustomIdField({ onelink }: { readonly onelink: Onelink | undefined }) {
  const text = useText()
  const host = useLinkHost()
  const { register } = useFormContext()
  const [typed, change] = useFieldValue<string>('custom_id')
  const label = text('onelink.customId')
  const refused = useFieldError('custom_id', label, 'enter', OWN_ERRORS)
  const read = readCustomId(typed, host)
  const taken = useTaken(typed, onelink)

  useEffect(() => {
    if (read.kind === 'link' && read.isWhole) change(read.custom_id)
  })

  const wrongHost = read.kind === 'elsewhere' && host ? text('onelink.customId.wrongHost', { host }) : undefined
  const error = wrongHost ?? (taken === 'taken' ? text('onelink.customId.taken') : refused)
  return (
    <Box>
      <FieldFrame label={label} required hint={text('onelink.customId.hint', { least: CUSTOM_ID_MIN, most: CUSTOM_ID_MAX })} error={error}>
        <Flex gap="2" w="full" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Input
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="off"
            {...controlStyle}
            {...register('custom_id', {
              onBlur: () => {
                if (read.kind === 'link') change(read.custom_id)
              },
            })}
          />
          <RandomId onMade={change} />
        </Flex>
      </FieldFrame>
      <Box role="status" textStyle="sm" color="fg.muted" mt={taken && taken !== 'taken' ? '1.5' : '0'}>
        {taken && taken !== 'taken' ? text(`onelink.customId.${taken}`) : null}
      </Box>
      {onelink ? <OldLink onelink={onelink} typed={typed} onKeep={change} /> : null}
    </Box>
  )
}

function RandomId({ onMade }: { readonly onMade: (id: string) => void }) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)

  async function make(): Promise<void> {
    setBusy(true)
    onMade(await freeCustomId())
    setBusy(false)
  }

  return (
    <Button h="10" flexShrink="0" busy={isBusy} onClick={() => void make()}>
      {text('onelink.customId.random')}
    </Button>
  )
}

interface OldLinkProps {
  readonly onelink: Onelink
  readonly typed: string
  readonly onKeep: (id: string) => void
}

/** IDs that differ only in case are the same link. */
function OldLink({ onelink, typed, onKeep }: OldLinkProps) {
  const text = useText()
  const link = useOnelinkUrl()(onelink)
  const { custom_id } = onelink
  const isSame = tidy(typed).toLowerCase() === custom_id.toLowerCase()
  return (
    <Box role="status" mt={isSame ? '0' : '3'}>
      {isSame ? null : (
        <Notice>
          <Text mb="2" overflowWrap="anywhere">
            <NamedText name={link || custom_id} as={Verbatim}>
              {(url) => text('onelink.customId.changed', { url })}
            </NamedText>
          </Text>
          <Button size="xs" breaks onClick={() => onKeep(custom_id)}>
            <Span>
              <NamedText name={custom_id} as={Verbatim}>
                {(id) => text('onelink.customId.keep', { id })}
              </NamedText>
            </Span>
          </Button>
        </Notice>
      )}
    </Box>
  )
}

/** Undefined while there is nothing to ask. A response for another ID than the typed one never counts. */
function useTaken(typed: string, onelink: Onelink | undefined): 'checking' | 'free' | 'taken' | 'unchecked' | undefined {
  const custom_id = tidy(typed)
  const settled = useSettled(custom_id)
  const isAsked = v.is(CustomId, custom_id) && custom_id !== onelink?.custom_id
  const input = { custom_id, ...(onelink ? { except_id: onelink.id } : {}) }
  const { data, error } = useCall(checkOnelink, isAsked && settled === custom_id ? input : null)
  if (!isAsked) return undefined
  if (data) return data.exists ? 'taken' : 'free'
  return error ? 'unchecked' : 'checking'
}
