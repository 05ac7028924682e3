import { Box, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon, type IconId } from '../controls/icons.tsx'

interface Props {
  readonly icon: IconId
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <Stack align="center" gap="2" py="14" px="6" textAlign="center">
      <Box color="fg.subtle" bg="bg.muted" borderRadius="full" p="3" mb="1">
        <Icon id={icon} size={24} />
      </Box>
      <Text fontWeight="semibold">{title}</Text>
      {text ? (
        <Text color="fg.muted" maxW="prose">
          {text}
        </Text>
      ) : null}
      {children ? <Box pt="3">{children}</Box> : null}
    </Stack>
  )
}
