import { type Platform, STORE_NAMES } from '@console/contract'
import { controlStyle, FieldFrame, useFieldValue, useFormContext } from '@console/forms'
import { Box, Button, Flex, Input } from '@console/ui'
import { useRef, useState } from 'react'
import { useText } from '../text.ts'
import type { SourceValues } from './source-record.ts'
import { readStoreUrl, type StoreUrl } from './store-url.ts'

type Filled = Pick<SourceValues, 'source_name' | 'package_name' | 'platform'>

interface Result {
  readonly filled: Filled
  readonly before: Filled
  /** A store whose address lacks the package, which stays as it was. */
  readonly withoutPackage?: string | undefined
}

/** The host of a site that is not a store. Only the person can say whether the site is the application itself. */
interface Doubt {
  readonly site: string
}

/** The host of a short or tracking link; undefined for an address that names no application. */
interface Refusal {
  readonly refused: string | undefined
}

const isSame = (a: Filled, b: Filled) => a.source_name === b.source_name && a.package_name === b.package_name && a.platform === b.platform

/** The form's fields as an address fills them in, and the way back. */
function useFilling() {
  const siteName = useText()('source.url.site')
  const [result, setResult] = useState<Result | Doubt | Refusal>()
  const [source_name, setName] = useFieldValue<string>('source_name')
  const [package_name, setPackage] = useFieldValue<string>('package_name')
  const [platform, setPlatform] = useFieldValue<SourceValues['platform']>('platform')
  const current = { source_name, package_name, platform }
  const done = result && 'filled' in result ? result : undefined

  function put(values: Filled): void {
    setName(values.source_name)
    setPackage(values.package_name)
    setPlatform(values.platform)
  }

  function fill(name: string, package_name: string, platform: Platform): Result {
    // A name from an address is replaced by the next one; the person's own stays.
    const isFree = ['', siteName, ...STORE_NAMES].includes(source_name.trim())
    const filled = { source_name: isFree ? name : source_name, package_name, platform }
    put(filled)
    return { filled, before: current }
  }

  function resultOf(found: StoreUrl): Result | Doubt | Refusal {
    if ('host' in found) return found.isForwarding ? { refused: found.host } : { site: found.host }
    const filled = fill(found.store, found.package_name ?? package_name, found.platform)
    return found.package_name === null ? { ...filled, withoutPackage: found.store } : filled
  }

  return {
    result,
    // Once something else is typed the fields are the person's own again.
    filled: done && isSame(done.filled, current) ? done : undefined,
    fillFrom(address: string): void {
      const found = readStoreUrl(address)
      setResult(found ? resultOf(found) : { refused: undefined })
    },
    fillSite: ({ site }: Doubt) => setResult(fill(siteName, site, 'web')),
    undo(): void {
      if (done) put(done.before)
      setResult(undefined)
    },
    forget: () => setResult(undefined),
  }
}

/** Fills in the form from a store's address; any other site is offered. The address itself is not sent. */
export function StoreUrlField() {
  const text = useText()
  const [url, setUrl] = useState('')
  const { result, filled, fillFrom, fillSite, undo, forget } = useFilling()
  const isPasted = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const { setFocus } = useFormContext()
  const doubt = result && 'site' in result ? result : undefined

  const refusal = ({ refused: host }: Refusal) =>
    host === undefined ? text('source.url.unusable') : text('source.url.forwarding', { host })

  function takeSite(doubt: Doubt): void {
    fillSite(doubt)
    // The pressed button is gone.
    setFocus('source_name')
  }

  function onUndo(): void {
    undo()
    input.current?.focus()
  }

  function onType(typed: string): void {
    setUrl(typed)
    forget()
    if (isPasted.current) fillFrom(typed)
    isPasted.current = false
  }

  /** Leaving the field for the button may have filled in the form already. */
  function onAsk(): void {
    if (!filled) fillFrom(url)
  }

  /** A typed address is complete on leaving. One that fills in nothing is only refused on request. */
  function onLeave(): void {
    if (result === undefined && url !== '' && readStoreUrl(url)) fillFrom(url)
  }

  return (
    <Box>
      <FieldFrame
        label={text('source.url')}
        required={false}
        hint={text('source.url.hint')}
        error={result && 'refused' in result ? refusal(result) : undefined}
      >
        <Flex gap="2" w="full">
          <Input
            ref={input}
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
            onBlur={onLeave}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Within the form Enter would send it.
              event.preventDefault()
              fillFrom(url)
            }}
          />
          <Button h="10" flexShrink="0" onClick={onAsk}>
            {text('source.url.fill')}
          </Button>
        </Flex>
      </FieldFrame>
      <Box role="status" textStyle="sm" mt={filled || doubt ? '2' : '0'}>
        {filled ? <FilledIn {...filled} onUndo={onUndo} /> : null}
        {doubt ? (
          <>
            {text('source.url.doubtful', { host: doubt.site })}{' '}
            <Button size="xs" onClick={() => takeSite(doubt)}>
              {text('source.url.useSite')}
            </Button>
          </>
        ) : null}
      </Box>
    </Box>
  )
}

function FilledIn({ filled, before, withoutPackage, onUndo }: Result & { readonly onUndo: () => void }) {
  const text = useText()
  const platformOf = (values: Filled) => (values.platform ? text(`source.platform.${values.platform}`) : '')
  const replaced = [
    before.source_name === filled.source_name ? '' : before.source_name,
    before.package_name === filled.package_name ? '' : before.package_name,
    before.platform === filled.platform ? '' : platformOf(before),
  ].filter(Boolean)
  return (
    <>
      {withoutPackage === undefined
        ? text('source.url.filled', { name: filled.source_name, package: filled.package_name, platform: platformOf(filled) })
        : text('source.url.filledPartly', { name: filled.source_name, platform: platformOf(filled), store: withoutPackage })}
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
