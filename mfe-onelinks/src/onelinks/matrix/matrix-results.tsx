import { listOnelinks, paths } from '@console/contract'
import { loadQrFiles } from '@console/entities'
import { LeaveGuard } from '@console/forms'
import { useErrorText } from '@console/i18n'
import { loadCsv } from '@console/records/page'
import { useMay } from '@console/session'
import { Box, Button, CopyValue, Flex, LinkButton, PlainList, Progress, Section, saveFile, Text, TextLink } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text.ts'
import { useOnelinkUrl } from '../link/use-onelink-url.ts'
import { useOnelinkColumns } from '../onelink-columns.tsx'
import type { BatchLink } from './link-batch.ts'
import { useCreateLinks } from './use-create-links.ts'

/** Makes the links that were not tried yet; failed ones are tried again alone. */
export function MatrixResults({ id }: { readonly id: string }) {
  const text = useText()
  const { rows, make, isCreating } = useCreateLinks(id)
  const hasBegun = useRef(false)
  const made = rows.flatMap((row) => (row.made ? [row.made] : []))
  const failed = rows.filter(({ refused }) => refused).length

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (rows.some(({ made, refused }) => !made && !refused)) void make()
  })

  return (
    <Section title={text('onelink.matrix.results')}>
      <Progress label={text('onelink.matrix.progress')} done={made.length} total={rows.length} />
      <Flex gap="2" wrap="wrap" my="4" align="center">
        {failed > 0 ? (
          <Button look="primary" busy={isCreating} onClick={() => void make()}>
            {text('onelink.matrix.retry')}
          </Button>
        ) : null}
        {made.length > 0 && !isCreating ? <Files links={made} /> : null}
        {isCreating ? null : <LinkButton to={paths.onelinks()}>{text('onelink.back')}</LinkButton>}
        <Text role="status" textStyle="sm" color="fg.error">
          {failed > 0 ? text('onelink.matrix.failed', { count: failed }) : null}
        </Text>
      </Flex>
      <PlainList gap="3" textStyle="sm">
        {rows.map((row) => (
          <Row key={row.idempotencyKey} row={row} />
        ))}
      </PlainList>
      <LeaveGuard when={isCreating || failed > 0} unless={() => false} isKept={false} />
    </Section>
  )
}

function Row({ row: { body, made, refused } }: { readonly row: BatchLink }) {
  const text = useText()
  const errorText = useErrorText('action')
  const linkOf = useOnelinkUrl()
  const link = made && linkOf(made)
  return (
    <Box as="li">
      <Text>
        {made ? (
          <TextLink quiet to={paths.onelink(made.id)}>
            {body.display_name}
          </TextLink>
        ) : (
          body.display_name
        )}
      </Text>
      {link ? <CopyValue value={link} label={text('onelinks.copyOf', { name: body.display_name })} color="fg.muted" /> : null}
      {refused ? <Text color="fg.error">{errorText(refused)}</Text> : null}
    </Box>
  )
}

function Files({ links }: { readonly links: readonly NonNullable<BatchLink['made']>[] }) {
  const text = useText()
  const columns = useOnelinkColumns()
  const mayList = useMay(listOnelinks)
  const [isZipping, setZipping] = useState(false)

  async function saveCsv(): Promise<void> {
    const { csvFileName, csvText } = await loadCsv()
    saveFile(csvFileName(text('onelinks.title'), new Date()), csvText(columns, links), 'text/csv')
  }

  async function saveCodes(): Promise<void> {
    setZipping(true)
    try {
      const [{ downloadZip }, { qrPng }] = await Promise.all([import('client-zip'), loadQrFiles()])
      const files: { name: string; input: Blob }[] = []
      for (const { custom_id, url } of links) {
        const input = url && (await qrPng(url))
        if (input) files.push({ name: `${custom_id}.png`, input })
      }
      saveFile(`${text('onelinks.title')} QR.zip`, await downloadZip(files).blob())
    } finally {
      setZipping(false)
    }
  }

  return (
    <>
      <Button onClick={() => void saveCsv()}>{text('onelink.matrix.csv')}</Button>
      <Button busy={isZipping} onClick={() => void saveCodes()}>
        {text('onelink.matrix.zip')}
      </Button>
      {mayList ? <LinkButton to={paths.onelinkCodes(links.map(({ id }) => id))}>{text('onelinks.codes.print')}</LinkButton> : null}
    </>
  )
}
