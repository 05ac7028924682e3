import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'

/** A page of text and fields that is on its way. */
export function SkeletonPage() {
  const text = useKitText()
  return (
    <Stack gap="4" aria-busy="true">
      <VisuallyHidden role="status">{text('feedback.loading')}</VisuallyHidden>
      <Skeleton height="8" width="40%" />
      <Skeleton height="4" width="65%" />
      <Skeleton height="40" width="100%" />
    </Stack>
  )
}
