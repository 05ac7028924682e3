import type { Platform } from '@console/contract'
import { controlStyle, FieldFrame, useFieldValue } from '@console/forms'
import { Box, Button, Flex, Input } from '@console/ui'
import { useRef, useState } from 'react'
import { useText } from '../text.ts'
import type { SourceValues } from './source-record.ts'
import { STORES, type StoreListing, storeListing } from './store-url.ts'

type Filled = Pick<SourceValues, 'source_name' | 'package_name' | 'platform'>

interface Result {
  readonly filled: Filled
  readonly before: Filled
}

const isSame = (a: Filled, b: Filled) => a.source_name === b.source_name && a.package_name === b.package_name && a.platform === b.platform

/** Fills in the form from the address of the application in a store; the address itself is not sent. */
export function StoreUrlField() {
  const text = useText()
  const [url, setUrl] = useState('')
  const [result, setResult] = useState<Result | 'unusable'>()
  const isPasted = useRef(false)
  const [source_name, setName] = useFieldValue<string>('source_name')
  const [package_name, setPackage] = useFieldValue<string>('package_name')
  const [platform, setPlatform] = useFieldValue<Platform | null>('platform')

  // Once something else is typed the fields are the person's own again.
  const isShown = result !== undefined && result !== 'unusable' && isSame(result.filled, { source_name, package_name, platform })

  function put(values: Filled): void {
    setName(values.source_name)
    setPackage(values.package_name)
    setPlatform(values.platform)
  }

  function fillFrom(address: string): void {
    const found = storeListing(address)
    setResult(found ? fill(found) : 'unusable')
  }

  function fill(found: StoreListing): Result {
    const site = text('source.url.site')
    // A name that an address filled in follows the next one; one of the person's own stays.
    const isFree = ['', site, ...STORES].includes(source_name.trim())
    const filled = {
      source_name: isFree ? (found.store ?? site) : source_name,
      package_name: found.package_name,
      platform: found.platform,
    }
    put(filled)
    return { filled, before: { source_name, package_name, platform } }
  }

  function undo(): void {
    if (result && result !== 'unusable') put(result.before)
    setResult(undefined)
  }

  function onType(typed: string): void {
    setUrl(typed)
    setResult(undefined)
    if (isPasted.current) fillFrom(typed)
    isPasted.current = false
  }

  return (
    <Box>
      <FieldFrame
        label={text('source.url')}
        required={false}
        hint={text('source.url.hint')}
        error={result === 'unusable' ? text('source.url.unusable') : undefined}
      >
        <Flex gap="2" w="full">
          <Input
            // As text, since a browser takes the scheme of an application's link for a mistake.
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...controlStyle}
            value={url}
            onPaste={() => {
              isPasted.current = true
            }}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Within the form Enter would send it.
              event.preventDefault()
              fillFrom(url)
            }}
          />
          <Button h="10" flexShrink="0" onClick={() => fillFrom(url)}>
            {text('source.url.fill')}
          </Button>
        </Flex>
      </FieldFrame>
      <Box role="status" textStyle="sm" mt={isShown ? '2' : '0'}>
        {isShown ? <FilledIn {...result} onUndo={undo} /> : null}
      </Box>
    </Box>
  )
}

/** Says what was filled in; what had been there before is named and can be had back. */
function FilledIn({ filled, before, onUndo }: Result & { readonly onUndo: () => void }) {
  const text = useText()
  const platformOf = (values: Filled) => (values.platform ? text(`source.platform.${values.platform}`) : '')
  const replaced = [
    before.source_name === filled.source_name ? '' : before.source_name,
    before.package_name === filled.package_name ? '' : before.package_name,
    before.platform === filled.platform ? '' : platformOf(before),
  ].filter(Boolean)
  return (
    <>
      {text('source.url.filled', { name: filled.source_name, package: filled.package_name, platform: platformOf(filled) })}
      {replaced.length > 0 ? (
        <>
          {' '}
          {text('source.url.replaced', { values: replaced.join(', ') })}{' '}
          <Button size="xs" onClick={onUndo}>
            {text('source.url.undo')}
          </Button>
        </>
      ) : null}
    </>
  )
}
