import { channelOf, type Onelink } from '@console/contract'
import { QrCode } from '@console/entities'
import { Box, Grid, Heading, Stack, Text, Verbatim } from '@console/ui'
import { useEffect } from 'react'
import { useText } from '../../text.ts'
import { useOnelinkUrl } from '../link/use-onelink-url.ts'
import { LAYOUTS, type PerPage, pagesOf } from './code-sheet.ts'

/** A4 less its margins, with 1 mm to spare. */
const PRINTED_HEIGHT = '272mm'

interface Props {
  readonly onelinks: readonly Onelink[]
  readonly perPage: PerPage
}

/** In a window as many in each row as there is room for, on paper as `LAYOUTS` says. */
export function CodePages({ onelinks, perPage }: Props) {
  const text = useText()
  usePaper()
  const [columns, rows] = LAYOUTS[perPage]
  const pages = pagesOf(onelinks, perPage)
  return (
    <Stack gap="5" _print={{ gap: '0' }}>
      {pages.map((page, at) => (
        <Stack
          key={page[0]?.id}
          as="section"
          gap="3"
          aria-labelledby={`qr-page-${at}`}
          _print={{ h: PRINTED_HEIGHT, breakAfter: at < pages.length - 1 ? 'page' : 'auto' }}
        >
          <Heading as="h2" id={`qr-page-${at}`} size="sm" fontWeight="semibold" data-off-paper>
            {text('onelinks.codes.page', { page: at + 1, pages: pages.length })}
          </Heading>
          <Grid
            as="ul"
            role="list"
            listStyleType="none"
            gap="4"
            templateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
            _print={{
              h: 'full',
              gap: '4mm',
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
            }}
          >
            {page.map((onelink) => (
              <CodeCell key={onelink.id} onelink={onelink} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  )
}

/** Tight text leaves room for the code, which has to be scannable. */
const CLOSE_ON_PAPER = { '@media print': { gap: '0.5', '& p': { lineHeight: '1.2' } } }

function CodeCell({ onelink }: { readonly onelink: Onelink }) {
  const text = useText()
  const url = useOnelinkUrl()(onelink)
  const { display_name } = onelink
  const address = url.replace(/^https?:\/\//, '')
  const lastPart = address.lastIndexOf('/') + 1
  return (
    <Stack as="li" gap="1" align="center" textAlign="center" minH="0" minW="0" breakInside="avoid" css={CLOSE_ON_PAPER}>
      <Box w="full" aspectRatio="1" bg="white" borderRadius="l2" overflow="hidden" _print={{ flex: '1', minH: '0', aspectRatio: 'auto' }}>
        <QrCode fills text={url} label={text('onelinks.codes.of', { name: display_name })} />
      </Box>
      <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere" lineClamp={2}>
        {display_name}
      </Text>
      <Met onelink={onelink} />
      <Verbatim as="p" textStyle="xs" color="fg.muted">
        {address.slice(0, lastPart)}
        <wbr />
        {address.slice(lastPart)}
      </Verbatim>
    </Stack>
  )
}

/** 'Facebook · cpc', to distinguish codes of the same name on paper. */
function Met({ onelink: { campaign_info } }: { readonly onelink: Onelink }) {
  const text = useText()
  const { utm_source: source, utm_medium: medium } = campaign_info
  const channel = channelOf(source ?? '')
  const met = [channel === 'custom' ? source : text(`onelink.channel.${channel}`), medium].filter(Boolean).join(' · ')
  if (met === '') return null
  return (
    <Text textStyle="xs" overflowWrap="anywhere" lineClamp={1} title={met}>
      {met}
    </Text>
  )
}

const PAPER = '@page { size: A4 portrait; margin: 12mm; }'

/** Prints on A4 while the page is open. `@page` needs a style sheet of its own. */
function usePaper(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(PAPER)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}
