import { isHttpUrl } from '@console/contract'
import { Box, chakra, Flex, Span, Text } from '@console/ui'
import { useState } from 'react'
import type { DevicePlatform, DeviceState } from './widths.ts'

interface Props {
  readonly platform: DevicePlatform
  readonly state: DeviceState
  /** Of the device's own words, whatever the notification is written in. */
  readonly language: 'en' | 'vi'
  readonly title: string
  readonly brief: string
  /** An empty text is drawn by its name, lighter. */
  readonly isEmpty: { readonly title: boolean; readonly brief: boolean }
  readonly image: string | null | undefined
  readonly application: string | undefined
}

const LOOKS = {
  ios: { borderRadius: '1.25rem' },
  android: { borderRadius: '0.75rem' },
} as const

export function DeviceFrame({ platform, state, language, title, brief, isEmpty, image, application = '' }: Props) {
  const look = LOOKS[platform]
  // An image that cannot be loaded leaves no hole.
  const [broken, setBroken] = useState<string>()
  const picture = image && isHttpUrl(image) && image !== broken ? { src: image, alt: '', onError: () => setBroken(image) } : undefined
  const languageName = new Intl.DisplayNames([language], { type: 'language' }).of(language)
  const now = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
  return (
    <Box as="figure" m="0" minW="0">
      <Text as="figcaption" textStyle="xs" color="fg.muted" mb="1" lang={language}>
        {languageName}
      </Text>
      <Box bg="bg.muted" borderWidth="1px" borderRadius={look.borderRadius} p="3" overflow="hidden">
        <Flex gap="2" align="center" textStyle="xs" color="fg.muted" mb="1.5">
          <Box aria-hidden w="4" h="4" flexShrink="0" borderRadius={platform === 'ios' ? 'sm' : 'full'} bg="brand.solid" />
          <Span minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {application}
          </Span>
          {platform === 'android' ? <Span aria-hidden>·</Span> : null}
          <Span lang={language} flexShrink="0" ms={platform === 'ios' ? 'auto' : undefined}>
            {now}
          </Span>
        </Flex>
        <Flex gap="3" align="flex-start">
          <Box flex="1" minW="0" overflowWrap="anywhere" textStyle="xs">
            <Text fontWeight="semibold" color={isEmpty.title ? 'fg.muted' : undefined}>
              {title}
            </Text>
            <Text whiteSpace={state === 'expanded' ? 'pre-line' : undefined} color={isEmpty.brief ? 'fg.muted' : undefined}>
              {brief}
            </Text>
          </Box>
          {picture && state === 'collapsed' ? (
            <chakra.img {...picture} w="9" h="9" flexShrink="0" objectFit="cover" borderRadius="l2" />
          ) : null}
        </Flex>
        {picture && state === 'expanded' ? (
          <chakra.img {...picture} mt="2" w="full" aspectRatio={2} objectFit="cover" borderRadius="l2" />
        ) : null}
      </Box>
    </Box>
  )
}
